/**
 * How many of 100 people lost how much: the largest remainders are rounded up. `atLeast` are losses in percent, smallest
 * first; `shares`, in percent, how many people lost at least as much.
 */
export function groupPeople(atLeast: readonly number[], shares: readonly number[]) {
  const bounds = [100, ...shares, 0]
  const exact = bounds.slice(0, -1).map((share, index) => share - (bounds[index + 1] ?? 0))
  const rest = (share: number) => share - Math.floor(share)
  const left = exact.reduce((sum, share) => sum + rest(share), 0)
  const byRest = [...exact.keys()].sort((a, b) => rest(exact[b] ?? 0) - rest(exact[a] ?? 0))
  const up = new Set(byRest.slice(0, Math.round(left)))
  return exact.map((share, index) => {
    const from = atLeast[index - 1]
    const to = atLeast[index]
    const label =
      from === undefined ? `less than ${to}%` : to === undefined ? `${from}% or more` : `${from} to ${to}%`
    return { label, people: Math.floor(share) + Number(up.has(index)) }
  })
}

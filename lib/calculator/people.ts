// How many of 100 people lost how much, from the shares of people who lost at least some percentages.

/**
 * Groups of people, who add up to 100. `atLeast` are losses in percent, smallest first; `shares`, in percent, how many
 * people lost at least as much.
 */
export function groupPeople(atLeast: readonly number[], shares: readonly number[]) {
  const counts = [100, ...shares.map(Math.round), 0]
  return counts.slice(0, -1).map((count, index) => {
    const [from, to] = [atLeast[index - 1], atLeast[index]]
    const label =
      from === undefined ? `less than ${to}%` : to === undefined ? `${from}% or more` : `${from} to ${to}%`
    return { label, people: count - (counts[index + 1] ?? 0) }
  })
}

// Fetches many addresses: several hosts at a time, each host's pages one after another. It stops early if the machine has
// no network, since forty failures would add nothing.
import type { FailureReason, Fetched } from './polite-fetch'

/** How many hosts are fetched from at the same time. */
const PARALLEL = 6

/** How every host fails on a machine without a network. */
const OFFLINE: readonly (FailureReason | null)[] = ['no-host', 'no-lookup', 'broken-connection', 'timeout']

/** One unreachable host does not count as being offline. */
const MIN_HOSTS = 2

export class NoNetworkError extends Error {
  constructor(hosts: number) {
    super(
      `No network: none of ${hosts} hosts could be reached. Check the connection (this command uses no proxy), then run it again.`,
    )
  }
}

/** The results by address. Throws a NoNetworkError if none of the first hosts can be reached. */
export async function fetchAll(
  addresses: readonly string[],
  fetchPage: (address: string) => Promise<Fetched>,
): Promise<Map<string, Fetched>> {
  const results = new Map<string, Fetched>()
  const waiting = [...groupByHost(addresses).values()]
  const enough = Math.min(waiting.length, PARALLEL)
  let failedHosts = 0
  let isOnline = enough < MIN_HOSTS

  async function work(): Promise<void> {
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      const [first, ...others] = group
      if (first === undefined) continue
      const answer = await fetchPage(first)
      results.set(first, answer)
      if (OFFLINE.includes(answer.reason)) failedHosts += 1
      else isOnline = true
      if (!isOnline && failedHosts >= enough) throw new NoNetworkError(failedHosts)
      for (const address of others) results.set(address, await fetchPage(address))
    }
  }

  await Promise.all(Array.from({ length: PARALLEL }, work))
  return results
}

function groupByHost(addresses: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const address of new Set(addresses)) {
    const { hostname } = new URL(address)
    groups.set(hostname, [...(groups.get(hostname) ?? []), address])
  }
  return groups
}

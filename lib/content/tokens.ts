// Numbers and names that stand in site.json once and in texts as {reviewed}, {analysed} …
// An unknown token is a fault: a reader must never see the braces.
import { type Fault, formatPath } from './faults'
import type { Content } from './registry'

const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** The tokens a text may name, with what they stand for. */
export function getTokens({ site, providers }: Pick<Content, 'site' | 'providers'>): Record<string, string> {
  const listed = NUMBER_WORDS[providers.providers.length] ?? String(providers.providers.length)
  return {
    listed,
    Listed: listed.charAt(0).toUpperCase() + listed.slice(1),
    site: site.name,
    certifier: site.certifier.name,
    reviewed: String(site.counts.reviewed),
    analysed: String(site.counts.analysed),
    criteria: String(site.counts.criteria),
  }
}

/** A web address: its braces are for whoever receives it. */
const ADDRESS = /^https:\/\/\S+$/

/** A copy of `value` with every token of its texts filled, addresses left as they are; unknown tokens are added to `faults`. */
export function fillTokens<T>(
  value: T,
  tokens: Readonly<Record<string, string>>,
  file: string,
  faults: Fault[],
): T {
  const known = Object.keys(tokens)
    .map((name) => `{${name}}`)
    .join(', ')
  const fill = (part: unknown, path: PropertyKey[]): unknown => {
    if (typeof part === 'string') {
      if (ADDRESS.test(part)) return part
      return part.replace(/\{([^}]*)\}/g, (whole, name: string) => {
        // One that site.json lacks is a fault there, and none of the texts that name it.
        if (Object.hasOwn(tokens, name)) return String(tokens[name])
        faults.push({
          file,
          field: formatPath(path),
          message: `there is no ${whole}; the text is ${JSON.stringify(part)}. Use one of ${known}.`,
        })
        return whole
      })
    }
    if (Array.isArray(part)) return part.map((entry, index) => fill(entry, [...path, index]))
    if (part !== null && typeof part === 'object') {
      return Object.fromEntries(
        Object.entries(part).map(([key, entry]) => [key, fill(entry, [...path, key])]),
      )
    }
    return part
  }
  return fill(value, []) as T // the same shape comes back: only texts are replaced by texts
}

// Every outbound address in the content, with the places that use it. It reads the content, not out/: that needs no build,
// names the field to correct, and leaves out our tracking parameters, which would count as clicks. Components contain no
// outbound addresses; tests/site/links.test.ts checks that.
import { type CheckedContent, fileOf, KIND_NAMES, KINDS } from '../../content/kinds'
import { formatPath } from '../../schemas/messages'

/** Where an address is, like "content/site.json → certifier.url". */
export type Place = string

/** Address → its places, in the order of the files. */
export function collectLinks(content: CheckedContent): Map<string, Place[]> {
  const links = new Map<string, Place[]>()
  const add = (address: string, place: Place) => links.set(address, [...(links.get(address) ?? []), place])

  const visit = (value: unknown, file: string, path: PropertyKey[]): void => {
    if (typeof value === 'string' && /^https?:\/\/\S+$/.test(value))
      add(value, `${file} → ${formatPath(path)}`)
    if (typeof value !== 'object' || value === null) return
    for (const [key, entry] of Object.entries(value)) {
      // Links in a body are collected below, with their lines.
      if (key !== 'body') visit(entry, file, [...path, Array.isArray(value) ? Number(key) : key])
    }
  }

  for (const kind of KIND_NAMES) {
    const value = content[kind]
    const entry = KINDS[kind]
    if (entry.shape === 'json-file') visit(value, fileOf(kind, entry), [])
    else if (Array.isArray(value))
      for (const file of value) visit(file, fileOf(kind, entry, nameOf(file)), [])
  }
  for (const { file, links: inText } of listTexts(content)) {
    for (const { href, line } of inText) if (/^https?:/.test(href)) add(href, `${file} → line ${line}`)
  }
  return links
}

const nameOf = (file: { id: string } | { slug: string }) => ('id' in file ? file.id : file.slug)

const listTexts = ({ guides, legal }: CheckedContent) => [
  ...guides.map(({ slug, body }) => ({ file: fileOf('guides', KINDS.guides, slug), links: body.links })),
  ...legal.map(({ slug, body }) => ({ file: fileOf('legal', KINDS.legal, slug), links: body.links })),
]

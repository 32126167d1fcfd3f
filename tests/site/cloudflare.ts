// Reads `_headers` and `_redirects` the way Cloudflare Pages documents it, with its limits, and answers for a
// path. What it would ignore is a fault here.

type Rule = { pattern: RegExp; headers: [name: string, value: string][] }

const toPattern = (path: string) =>
  new RegExp(
    `^${path
      .split('*')
      .map((part) => part.replace(/[.+?^$()|[\]{}\\]/g, '\\$&'))
      .join('.*')}$`,
  )

const readLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

export function readCloudflareHeaders(text: string) {
  const rules: Rule[] = []
  for (const line of readLines(text)) {
    if (line.length > 2000) throw new Error(`Ignored, longer than 2,000 characters: ${line}`)
    if (line.startsWith('/')) {
      if (line.split('*').length > 2) throw new Error(`More than one splat: ${line}`)
      rules.push({ pattern: toPattern(line), headers: [] })
      continue
    }
    const [, name, value] = /^([^\s:]+):\s*(.+)$/.exec(line) ?? []
    if (!name || !value) throw new Error(`No header: ${line}`)
    const rule = rules.at(-1)
    if (!rule) throw new Error(`A header before any path: ${line}`)
    rule.headers.push([name, value])
  }
  if (rules.length > 100) throw new Error('More than 100 rules')
  if (rules.some(({ headers }) => headers.length === 0)) throw new Error('A rule without headers')
  return rules
}

/** All matching rules hold; a header that comes twice is joined, and it replaces the host's own. */
export function answerCloudflare(rules: Rule[], pathname: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [name, value] of rules
    .filter(({ pattern }) => pattern.test(pathname))
    .flatMap(({ headers }) => headers)) {
    found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`
  }
  return { 'Cache-Control': 'public, max-age=0, must-revalidate', ...found }
}

export function readCloudflareRedirects(text: string) {
  const redirects = readLines(text).map((line) => {
    if (line.length > 1000) throw new Error(`Ignored, longer than 1,000 characters: ${line}`)
    const [source = '', destination = '', status, ...rest] = line.split(/\s+/)
    if (rest.length > 0 || !['301', '302', '303', '307', '308'].includes(status ?? ''))
      throw new Error(`No redirect: ${line}`)
    if (/[*:]/.test(source)) throw new Error(`Counts as one of 100 dynamic redirects: ${line}`)
    return { source, destination: new URL(destination).href, status: Number(status) }
  })
  if (redirects.length > 2000) throw new Error('More than 2,000 redirects')
  if (new Set(redirects.map(({ source }) => source)).size < redirects.length)
    throw new Error('The same path twice')
  return redirects
}

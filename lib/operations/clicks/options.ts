// Parses the arguments of `npm run clicks --`. Opens no files.

/** A mistake in how the command was used. It is printed without a stack trace. */
export class UsageError extends Error {}

const USAGE = `Usage: npm run clicks -- [--csv[=file] | --json] [--host=weighpoint.com] access.log…
A log may be compressed with gzip; - is standard input. See docs/clicks.md.`

export type ClickOptions = {
  logs: string[]
  output: 'table' | 'csv' | 'json'
  csvFile: string | null
  host: string | null
}

/** @param siteUrl the site's public address; its host is the default for --host */
export function readOptions(words: readonly string[], siteUrl: string | undefined): ClickOptions {
  const options: ClickOptions = {
    logs: [],
    output: 'table',
    csvFile: null,
    host: siteUrl && URL.canParse(siteUrl) ? new URL(siteUrl).host : null,
  }
  const rest = [...words]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [, name, value] = /^(--[a-z]+)(?:=(.+))?$/s.exec(word) ?? []
    if (name === '--csv') {
      // Accepts "--csv out.csv" as well as "--csv=out.csv": no log is named .csv.
      options.csvFile = value ?? (rest[0]?.endsWith('.csv') ? (rest.shift() ?? null) : null)
      if (!options.csvFile) options.output = 'csv'
    } else if (word === '--json') options.output = 'json'
    else if (name === '--host') options.host = readHost(value ?? rest.shift())
    else if (word.startsWith('-') && word !== '-')
      throw new UsageError(`Unknown option ${JSON.stringify(word)}.\n${USAGE}`)
    else options.logs.push(word)
  }
  if (options.logs.length === 0) throw new UsageError(`Specify at least one log.\n${USAGE}`)
  return options
}

function readHost(value = ''): string {
  const address = `https://${value}`
  if (URL.canParse(address) && new URL(address).host === value.toLowerCase()) return value.toLowerCase()
  throw new UsageError(`--host: expected a host like "weighpoint.com", got ${JSON.stringify(value)}.`)
}

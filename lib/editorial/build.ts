// What has to be resolved in the build in out/ before it goes live. Its record, not the current settings, says which address
// it was built for and whether its contact form is connected.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { isReservedAddress } from '../base/reserved-address'
import { isLeftover } from '../content/read'
import type { Finding } from './item'

const RECORD = 'out/.well-known/build.json'

const SETTINGS = { NEXT_PUBLIC_SITE_URL: 'address of the site', NEXT_PUBLIC_CONTACT_ENDPOINT: 'contact form' }

const AGAIN = 'Run `npm run build`, then `npm run due -- --launch` again.'

/** Everything open in out/ under `root`; an absent or outdated build is itself an item. */
export function findInBuild(root: string): Finding[] {
  const item = (what: string, value: string) => ({ what, file: RECORD, path: [], value })
  const record = path.join(root, RECORD)
  if (!existsSync(record)) return [item('build', `there is none. ${AGAIN}`)]
  const { settings } = JSON.parse(readFileSync(record, 'utf8'))
  const changedAt = (file: string) => statSync(path.join(root, file)).mtimeMs
  const newer = readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => !isLeftover(file))
    .map((file) => `content/${file}`)
    .find((file) => changedAt(file) > changedAt(RECORD))
  return [
    ...(newer ? [item('build', `older than ${newer}. ${AGAIN}`)] : []),
    ...Object.entries(SETTINGS).flatMap(([name, what]) => {
      const value = settings[name]
      return value && !isReservedAddress(value)
        ? []
        : item(what, `built ${value ? `for ${value}` : `without ${name}`}`)
    }),
  ]
}

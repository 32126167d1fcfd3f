// `npm run links [-- --json]`: every outbound link of the content. Needs the network; never part of the tests.
import { runCommand } from '../web/command'
import { checkLinks } from './check-links'

process.exitCode = await runCommand('links', process.argv.slice(2), (content, _raw, fetchPages) =>
  checkLinks(content, fetchPages),
)

// `npm run watch-pages [-- --json]`: which stated figures are still on the pages given as their evidence. Needs the
// network; never part of the tests.
import { runCommand } from '../web/command'
import { watchPages } from './watch-pages'

process.exitCode = await runCommand('watch-pages', process.argv.slice(2), watchPages)

// `npm run due`: see due.ts.
import { runDue } from './due'

const { status, output } = runDue(process.argv.slice(2))
console.log(output)
process.exitCode = status

// `npm run due`: prints what is due and exits with 1 if something is overdue; see due.ts.
import { runDue } from './due'

const { status, output, errors } = runDue(process.argv.slice(2), process.stdout.columns)
if (output !== '') console.log(output)
if (errors !== '') console.error(errors)
process.exitCode = status

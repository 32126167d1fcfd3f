// `npm run content`: checks content/ and prints every error at once. `npm run dev` runs it first, and `npm run build`
// fails if it does.
import { runContent } from './content-command'

const { status, output, errors } = runContent(process.argv.slice(2))
if (output) console.log(output)
if (errors) console.error(errors)
process.exitCode = status

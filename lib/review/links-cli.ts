// `npm run links`: see links.ts. Needs the network and is never part of the tests. Exits with 1 if an address is broken.
import { formatIssues } from '../content/issue'
import { readContent } from '../content/read'
import { checkLinks, collectLinks } from './links'

const { content, issues } = readContent()
const { text, isFine } = content
  ? await checkLinks(collectLinks(content))
  : { text: formatIssues(issues), isFine: false }
console.log(text)
process.exitCode = isFine ? 0 : 1

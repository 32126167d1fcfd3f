// `npm run content`: reads content/ from disk and tells every fault at once, before dev and build start.
import { formatFaults } from './faults'
import { readContentFiles } from './read-files'
import { KINDS } from './registry'

const { faults } = readContentFiles()
if (faults.length > 0) {
  console.error(formatFaults(faults))
  process.exitCode = 1
} else {
  console.log(`Content: ${KINDS.length} files and their guides and legal pages are in order.`)
}

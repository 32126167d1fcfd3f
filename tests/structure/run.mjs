// `npm run structure`: does the house still have its rooms? Every guard reads the working tree; each fault
// is one line that names the file, the rule and the way out. Exit code 1 if there is one.
import { findWrongImports } from './directions.mjs'
import { findDuplicates } from './duplicates.mjs'
import { findIslandFaults } from './islands.mjs'
import { listFiles, readCode } from './project.mjs'
import { findStrayFiles } from './rooms.mjs'
import { findLongFiles } from './sizes.mjs'
import { findUnused } from './unused.mjs'

const begin = performance.now()
const files = listFiles()
const project = readCode(files)
const guards = [
  findUnused(),
  findWrongImports(),
  findStrayFiles(files),
  findLongFiles(project),
  findIslandFaults(project),
  findDuplicates(project),
]
const faults = (await Promise.all(guards)).flat()
for (const { file, message } of faults) console.log(`${file} ${message}`)
const seconds = ((performance.now() - begin) / 1000).toFixed(1)
console.log(
  `structure: ${files.length} files, ${guards.length} guards, ${faults.length} faults (${seconds} s)`,
)
process.exitCode = faults.length > 0 ? 1 : 0

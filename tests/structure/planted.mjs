// `npm run structure:planted`: is each guard awake? In a clone of HEAD, plants one fault after the other,
// runs `npm run structure` and asks for the message that belongs to it. Prints the table of tests/README.md.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cloneHead } from '../bench/clone-head.mjs'

const clone = path.join(mkdtempSync(path.join(tmpdir(), 'weighpoint-planted-')), 'site')
const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: clone })
cloneHead(clone)

const read = (/** @type {string} */ file) => readFileSync(path.join(clone, file), 'utf8')
const write = (/** @type {string} */ file, /** @type {string} */ text) => {
  mkdirSync(path.dirname(path.join(clone, file)), { recursive: true })
  writeFileSync(path.join(clone, file), text)
}
/** Sets a line before a file's imports, after its 'use client'. @param {string} file @param {string} line */
const addImport = (file, line) =>
  write(
    file,
    read(file).replace(/^(?:'use client'\n\/\/.*\n)?/, (head) => `${head}${line}\n`),
  )
const long = (/** @type {number} */ count) =>
  `${Array.from({ length: count }, (_, index) => `// ${index}`).join('\n')}\n`
/** A function of so many steps. @param {string} name @param {string} thing @param {number} count */
const makeSteps = (name, thing, count) =>
  `export function ${name}() {\n${Array.from({ length: count }, (_, index) => `  step${index}(get${thing}(${index}), '${thing}')`).join('\n')}\n}\n`
const package_ = 'package.json'
const island = 'components/quiz/QuizLoader.tsx'

/** @type {{ guard: string, fault: string, plant: () => void, says: RegExp }[]} */
const FAULTS = [
  {
    guard: 'layers',
    fault: 'a component imports a page',
    plant: () => addImport('components/ui/Pill.tsx', "import '@/app/page'"),
    says: /Pill\.tsx .*nothing imports from app/,
  },
  {
    guard: 'layers',
    fault: 'a component reads content/ itself',
    plant: () => addImport('components/faq/Faq.tsx', "import '@/content/faq.json'"),
    says: /Faq\.tsx .*only lib\/content reads content/,
  },
  {
    guard: 'layers',
    fault: 'a component leaves its room by ../',
    plant: () => addImport('components/faq/Faq.tsx', "import '../ui/Pill'"),
    says: /Faq\.tsx .*named by its alias/,
  },
  {
    guard: 'layers',
    fault: 'a component imports zod',
    plant: () => addImport('components/ui/Pill.tsx', "import 'zod'"),
    says: /Pill\.tsx .*no visitor loads zod/,
  },
  {
    guard: 'layers',
    fault: 'lib imports a component',
    plant: () => addImport('lib/site/format.ts', "import '@/components/ui/Pill'"),
    says: /format\.ts .*never imports what shows it/,
  },
  {
    guard: 'layers',
    fault: 'lib imports a component by ../',
    plant: () => addImport('lib/site/format.ts', "import '../../components/ui/Pill'"),
    says: /format\.ts .*never imports what shows it/,
  },
  {
    guard: 'layers',
    fault: 'lib reads content/ outside lib/content',
    plant: () => addImport('lib/providers/listing.ts', "import '@/content/providers.json'"),
    says: /listing\.ts .*take checked content as an argument/,
  },
  {
    guard: 'layers',
    fault: 'lib/publish imports by the alias',
    plant: () => addImport('lib/publish/serve.mjs', "import '@/lib/site/routes'"),
    says: /serve\.mjs .*before any compiler/,
  },
  {
    guard: 'layers',
    fault: 'shipped code imports a test',
    plant: () => addImport('lib/site/format.ts', "import '@/tests/unit/setup'"),
    says: /format\.ts .*nothing that is shipped imports tests/,
  },
  {
    guard: 'layers',
    fault: 'a barrel file',
    plant: () =>
      write('components/ui/index.ts', "export { Pill } from './Pill'\nexport { Label } from './Label'\n"),
    says: /components\/ui\/index\.ts .*no barrel files/,
  },
  {
    guard: 'cycles',
    fault: 'two modules import each other by the alias',
    plant: () => {
      write('lib/site/one.ts', "import { two } from '@/lib/site/two'\nexport const one = () => two\n")
      write('lib/site/two.ts', "import { one } from '@/lib/site/one'\nexport const two = () => one\n")
    },
    says: /lib\/site\/one\.ts .*leads back to this file/,
  },
  {
    guard: 'cycles',
    fault: 'two .mjs modules import each other',
    plant: () => {
      write('lib/publish/one.mjs', "import { two } from './two.mjs'\nexport const one = () => two\n")
      write('lib/publish/two.mjs', "import { one } from './one.mjs'\nexport const two = () => one\n")
    },
    says: /lib\/publish\/one\.mjs .*leads back to this file/,
  },
  {
    guard: 'islands',
    fault: 'an island reaches zod through a module of lib',
    plant: () => addImport(island, "import { PROPS } from '@/lib/guides/props'\nconsole.log(PROPS)"),
    says: /QuizLoader\.tsx runs in the browser and loads zod/,
  },
  {
    guard: 'islands',
    fault: 'an island shows a component that reads the content',
    plant: () => addImport(island, "import { Faq } from '@/components/faq/Faq'\nconsole.log(Faq)"),
    says: /QuizLoader\.tsx runs in the browser and loads lib\/content/,
  },
  {
    guard: 'islands',
    fault: "'use client' without a reason",
    plant: () => write(island, read(island).replace(/^\/\/.*\n/m, '')),
    says: /QuizLoader\.tsx says 'use client' and not why/,
  },
  {
    guard: 'unused code',
    fault: 'a component that nothing shows',
    plant: () => write('components/ui/Nothing.tsx', 'export function Nothing() {\n  return null\n}\n'),
    says: /Nothing\.tsx is used by nothing/,
  },
  {
    guard: 'unused code',
    fault: 'an export that nothing takes',
    plant: () => write('lib/site/format.ts', `${read('lib/site/format.ts')}\nexport const NOBODY = 1\n`),
    says: /format\.ts exports NOBODY, and no other file uses it/,
  },
  {
    guard: 'unused packages',
    fault: 'a package that nothing imports',
    plant: () =>
      write(package_, read(package_).replace('"dependencies": {', '"dependencies": { "left-pad": "1.3.0",')),
    says: /package\.json lists the package left-pad/,
  },
  {
    guard: 'unused packages',
    fault: 'a package that nobody listed',
    plant: () => addImport('lib/site/format.ts', "import 'lodash'"),
    says: /format\.ts uses the package lodash, which package\.json does not list/,
  },
  {
    guard: 'sizes',
    fault: 'a component of 163 lines',
    plant: () => write('components/ui/Long.tsx', long(163)),
    says: /Long\.tsx has 163 lines; the limit is 150\. Split/,
  },
  {
    guard: 'sizes',
    fault: 'a page of 60 lines',
    plant: () => write('app/long/page.tsx', long(60)),
    says: /app\/long\/page\.tsx has 60 lines; the limit is 45/,
  },
  {
    guard: 'sizes',
    fault: 'a module of 201 lines',
    plant: () => write('lib/site/long.ts', long(201)),
    says: /long\.ts has 201 lines; the limit is 200/,
  },
  {
    guard: 'rooms',
    fault: 'a component in app/',
    plant: () => write('app/blog/Teaser.tsx', 'export function Teaser() {\n  return null\n}\n'),
    says: /Teaser\.tsx is no route file/,
  },
  {
    guard: 'rooms',
    fault: 'TypeScript in lib/publish',
    plant: () => write('lib/publish/step.ts', 'export const step = 1\n'),
    says: /step\.ts must be plain \.mjs/,
  },
  {
    guard: 'rooms',
    fault: 'code in content/',
    plant: () => write('content/prices.ts', 'export const prices = []\n'),
    says: /content\/prices\.ts is code/,
  },
  {
    guard: 'rooms',
    fault: 'a component file in kebab-case',
    plant: () => write('components/ui/small-print.tsx', 'export function SmallPrint() {\n  return null\n}\n'),
    says: /small-print\.tsx is a component by another name/,
  },
  {
    guard: 'duplicate code',
    fault: 'five lines copied to the letter',
    plant: () => write('lib/site/twins.ts', makeSteps('one', 'Cost', 5) + makeSteps('two', 'Cost', 5)),
    says: /twins\.ts lines \d+ to \d+ are the same lines as/,
  },
  {
    guard: 'duplicate code',
    fault: 'twelve lines copied with other names',
    plant: () => write('lib/site/twins.ts', makeSteps('one', 'Cost', 12) + makeSteps('two', 'Weight', 12)),
    says: /twins\.ts lines \d+ to \d+ are the same shape, but for names/,
  },
]

let missed = 0
console.log('| guard | planted | message |\n|---|---|---|')
for (const { guard, fault, plant, says } of FAULTS) {
  plant()
  const { status, stdout } = spawnSync('node', ['tests/structure/run.mjs'], { cwd: clone, encoding: 'utf8' })
  const message = status === 1 ? stdout.split('\n').find((line) => says.test(line)) : undefined
  console.log(`| ${guard} | ${fault} | ${message?.replaceAll('|', '\\|') ?? `**missed**`} |`)
  if (!message) missed += 1
  git('checkout', '--quiet', '.')
  git('clean', '--quiet', '-fd')
}
rmSync(path.dirname(clone), { recursive: true, force: true })
console.log(`\n${FAULTS.length} faults planted, ${missed} missed.`)
process.exitCode = missed > 0 ? 1 : 0

// `npm run contributor`: what CONTRIBUTING.md promises, tried word for word on a fresh clone of HEAD. Entries, lines
// and code are copied out of the instructions; after each edit a contributor's commands run (content, format, check, build, budget),
// and what came out is judged: the right page, or the right message. Prints a table; exit code 1 when a promise
// is not kept. Takes five builds. `npm run contributor addGuide` tries one step alone.
import { leave, rows, startAnew } from './contributor/desk.mjs'
import { addGuide } from './contributor/guide.mjs'
import { addPage } from './contributor/page.mjs'
import { changePrice } from './contributor/price.mjs'
import { addProvider } from './contributor/provider.mjs'

const only = process.argv[2]
try {
  for (const step of [changePrice, addProvider, addGuide, addPage]) {
    if (only && step.name !== only) continue
    await step()
    startAnew()
  }
} finally {
  leave()
}
console.log('\n| step | edit | what came out | ok |\n|---|---|---|---|')
for (const { step, edit, out, ok } of rows)
  console.log(`| ${[step, edit, out.replaceAll('|', '\\|'), ok ? 'yes' : '**no**'].join(' | ')} |`)
const failed = rows.filter(({ ok }) => !ok).length
console.log(`\n${rows.length - failed} kept, ${failed} not kept.`)
process.exitCode = failed > 0 ? 1 : 0

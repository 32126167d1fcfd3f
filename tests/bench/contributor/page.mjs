// CONTRIBUTING.md, “Add a page”: its five steps with its own words, and then a page that is too heavy.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { clone, editJson, note, read, type, write } from './desk.mjs'
import { makeGuide } from './guide.mjs'
import { copyBlock, readPart } from './instructions.mjs'
import { findFailure, judgePlaces, quote } from './judge.mjs'

const ROUTES = 'lib/site/routes.ts'
const PAGE = 'app/the-address/page.tsx'

/** The page of the instructions: asked for until it is complete, and then wherever pages stand. */
export function addPage() {
  const steps = readPart('CONTRIBUTING.md', 'Add a page')
  const line = /`(theAddress: .*?)`/.exec(steps)?.[1]
  write(ROUTES, read(ROUTES).replace(/^} as const$/m, `  ${line}\n} as const`))
  const wanted = /content\/pages\.json → pages\.theAddress: missing: expected \{ "label"/
  const { said } = type('npm run -s content')
  note('add a page', `${ROUTES}: ${line}`, quote(said, wanted), wanted.test(said))

  Object.entries(JSON.parse(`{${copyBlock(steps, 'json')}}`)).forEach(([name, words]) => {
    editJson('content/pages.json', ({ pages }) => {
      pages[name] = words
    })
  })
  write(PAGE, copyBlock(steps, 'tsx'))
  const link = JSON.parse(/`(\{ "label": .*?\})`/.exec(steps)?.[1] ?? '')
  editJson('content/navigation.json', ({ footer }) => {
    footer.resources.links.push(link)
  })
  const schemas = type('npm run -s content:schemas')
  const edit = 'its words, the page and a link, as CONTRIBUTING.md has them; npm run content:schemas'
  const failure = schemas.isFine ? findFailure() : schemas.said
  if (failure) return note('… and its four other steps', edit, failure, false)
  const page = read('out/the-address.html')
  const places = judgePlaces({
    'its address': /<h1[^>]*>The title of the page</.test(page),
    'its structured data': page.includes('"BreadcrumbList"'),
    'its picture': existsSync(path.join(clone, 'out/social/the-address.png')),
    'the footer of the home page': read('out/index.html').includes('href="/the-address"'),
    sitemap: read('out/sitemap.xml').includes('/the-address<'),
    'llms.txt': read('out/llms.txt').includes('/the-address)'),
    'its schema': read('content/schemas/pages.schema.json').includes('"theAddress"'),
  })
  note('… and its four other steps', edit, `${places.out}; budget kept`, places.ok)
  breakBudget()
}

/** Too heavy a script, and too long to read: the budget names page, figure and limit. */
function breakBudget() {
  write('content/guides/too-long.mdx', makeGuide('Too Long', `${makeWords(3_000)}.`))
  write(
    'components/TooHeavy.tsx',
    `'use client'\n// A client component because it is to be too heavy.\nexport function TooHeavy() {\n  return <button onClick={() => alert('${makeWords(5_000)}')}>Read</button>\n}\n`,
  )
  write(
    PAGE,
    `import { TooHeavy } from '@/components/TooHeavy'\n${read(PAGE).replace('</h1>', '</h1>\n      <TooHeavy />')}`,
  )
  const built = type('npm run -s build')
  const { isFine, said } = built.isFine ? type('npm run -s budget') : built
  for (const [page, what, edit] of [
    ['/the-address', 'Its own scripts are', `${PAGE} shows a component with 40 KB of script`],
    ['/guides/too-long', 'HTML and style are', 'content/guides/too-long.mdx, 3,000 words too long'],
  ]) {
    const wanted = new RegExp(`^${page} .*${what} [\\d,]+ bytes compressed, [\\d,]+ are allowed: `, 'm')
    const ok = !isFine && wanted.test(said)
    note('add a page that breaks the budget', String(edit), quote(said, wanted), ok)
  }
}

/** Words that no compression shortens, the same every time. @param {number} count */
function makeWords(count) {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  let seed = 1
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed
  }
  const word = () => Array.from({ length: 7 }, () => letters[random() % letters.length]).join('')
  return Array.from({ length: count }, word).join(' ')
}

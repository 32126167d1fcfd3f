// CONTRIBUTING.md, “Add a guide”: the lines of content/README.md, filled in, over a text of ours.
import { note, read, type, write } from './desk.mjs'
import { copyBlock, readPart } from './instructions.mjs'
import { findFailure, judgePlaces, quote, readText } from './judge.mjs'

const FILE = 'content/guides/my-guide.mdx'
const TITLE = 'My Guide'

/** A guide with the lines that the instructions show, and what `extra` adds to its text. @param {string} title @param {string} extra */
export function makeGuide(title, extra) {
  const lines = copyBlock(readPart('content/README.md', 'Add a guide'), '')
    .replace(/^title: .*$/m, `title: "${title}"`)
    .replace(
      /^description: .*$/m,
      `description: "${title}: what a reader of this page finds on it, in one sentence."`,
    )
  const text = read('content/guides/first-month-glp1.mdx').split(/^---$/m).slice(2).join('---')
  return `${lines}${text}\n${extra}\n`
}

/** An invented source is refused, by file, line and name; with a known one the guide stands wherever guides stand. */
export function addGuide() {
  const text = makeGuide(TITLE, 'A study says so.<Cite id="a-study-i-remember" />')
  write(FILE, text)
  const { said } = type('npm run -s content')
  const line = text.split('\n').findIndex((each) => each.includes('a-study-i-remember')) + 1
  const wanted = new RegExp(`my-guide\\.mdx.*\\b${line}\\b.*a-study-i-remember.*step-1`)
  const edit = `${FILE}, citing "a-study-i-remember"`
  note('add a guide with an unknown source', edit, quote(said, wanted), wanted.test(said))

  write(FILE, text.replace('a-study-i-remember', 'step-1'))
  const failure = findFailure()
  const known = 'one of the ids that the message lists'
  if (failure) return note('… and with a known one', known, failure, false)
  const places = judgePlaces({
    'its page': readText('guides/my-guide').includes(TITLE),
    blog: readText('blog').includes(TITLE),
    feed: read('out/feed.xml').includes('/guides/my-guide'),
    sitemap: read('out/sitemap.xml').includes('/guides/my-guide'),
    'llms.txt': read('out/llms.txt').includes('/guides/my-guide'),
  })
  note('… and with a known one', known, `${places.out}; budget kept`, places.ok)
}

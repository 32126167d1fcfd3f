// CONTRIBUTING.md, “Change a price”: the message is followed as it stands, until nothing is asked any more.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { clone, editJson, note, read, type } from './desk.mjs'
import { findFailure, judgePlaces, quote, readText } from './judge.mjs'

const CHANGES = 'content/changes.json'
const DAY_MS = 86_400_000
const ASKED = /add an entry on top: (\{.*\})/i
const JOINED = /changes\[(\d+)\]\.date: changes\[(\d+)\] .* Put one entry in place of the two: (\{.*\})/

/** A day like 2026-11-20, so many days from now. @param {number} ahead */
const getDay = (ahead) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10)

/** @param {number} amount */
function setAmount(amount) {
  editJson('content/providers.json', ({ providers }) => {
    providers[0].pricing.amount = amount
  })
}

/** Copies the entry out of the message, on top of the log, with the day and the reason filled in. @param {string} day */
function copyEntry(day) {
  const { said } = type('npm run -s content')
  const entry = ASKED.exec(said)?.[1]
  if (entry)
    editJson(CHANGES, ({ changes }) => {
      changes.unshift({ ...JSON.parse(entry), date: day, why: 'The provider raised its price' })
    })
  return { isAsked: entry !== undefined, said: quote(said, ASKED) }
}

/** Puts the one entry of the message in place of the two, where it shows one. */
function joinEntries() {
  const { said } = type('npm run -s content')
  const [, lower, upper, entry] = JOINED.exec(said) ?? []
  if (!entry) return null
  editJson(CHANGES, ({ changes }) => {
    changes[Number(upper)] = JSON.parse(entry)
    changes.splice(Number(lower), 1)
  })
  return quote(said, JOINED)
}

/** A price changes in one place; the build asks for a line in the log, and then it is new wherever it stood. */
export function changePrice() {
  setAmount(189)
  const { isAsked, said } = copyEntry(getDay(2))
  note('change a price', 'content/providers.json: "amount": 179 → 189', said, isAsked)

  const ahead = type('npm run -s content')
  const refused = /changes\[0\]\.date: .*has not come/
  const edit = 'the entry from the message on top of content/changes.json, with a day that has not come'
  note('… fill in the day', edit, quote(ahead.said, refused), refused.test(ahead.said))
  editJson(CHANGES, ({ changes }) => {
    changes[0].date = getDay(0)
  })
  joinEntries() // on the day on which the content was first listed

  setAmount(199)
  copyEntry(getDay(0))
  const joined = joinEntries()
  note(
    '… a second time on one day',
    '"amount": 189 → 199, and its entry',
    joined ?? 'no message',
    joined !== null,
  )
  judgePages()
}

function judgePages() {
  const step = '… and build'
  const edit = 'the one entry from the message in place of the two'
  const failure = findFailure()
  if (failure) return note(step, edit, failure, false)
  const log = /\$179 a month, \$100 off the first month/g
  const stale = readdirSync(path.join(clone, 'out'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replace(/\.html$/, ''))
    .filter((page) => /\$179|\$189|\$2,048/.test(readText(page).replace(log, '')))
  const places = judgePlaces({
    'home label': readText('index').includes('$199'),
    card: readText('bestofmonth').includes('$199/month'),
    'first year': readText('bestofmonth').includes('$2,288'),
    sum: readText('bestofmonth').includes('12 months × $199 = $2,388'),
    'quiz results': readText('findquiz1-results').includes('$199/month'),
    'personalized ranking': readText('personalized-ranking').includes('$199/month'),
    feed: read('out/feed.xml').includes('$199 a month'),
  })
  const old =
    stale.length > 0 ? `old price still on ${stale.join(', ')}` : 'the old price stands in the log only'
  note(step, edit, `$199 ${places.out}; ${old}; budget kept`, places.ok && stale.length === 0)
}

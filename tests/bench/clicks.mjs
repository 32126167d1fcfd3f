// `npm run bench:clicks`: the click counter on a log with 10 million lines from nginx, Cloudflare, and Netlify, 5% of them
// clicks. Prints wall time, CPU time, and peak memory. Exits with 1 if a goal is missed or a count is wrong. Uses 4 GB of
// disk until it ends. `-- 1000000` uses fewer lines.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const LINES = Number(process.argv[2] ?? 10_000_000)
const GOALS = { seconds: 60, megabytes: 200 }
/** Every 20th line is a request to /click/, and every fifth of those is a bot's. */
const [CLICK_EVERY, BOT_EVERY] = [20, 5]
const BATCH = 20_000

const PERSON =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const PAGES = [
  '/',
  '/bestofmonth',
  '/guides/glp1-side-effects',
  '/assets/react.3f2a.js',
  '/logos/g-plans.svg',
]
const CLICKS = ['/click/5', '/click/g-plans', '/click/calculator/g-plans', '/click/provider-page/g-plans']
const REFERER = 'https://weighpoint.com/bestofmonth'

/** @param {number} index */
function makeLine(index) {
  const click = index / CLICK_EVERY
  const isClick = Number.isInteger(click)
  const list = isClick ? CLICKS : PAGES
  const target = list[(isClick ? click : index) % list.length]
  const agent = isClick && click % BOT_EVERY === 0 ? BOT : PERSON
  const status = isClick ? 302 : 200
  const time = new Date(Date.UTC(2026, 10, 1) + index * 500) // two months
  const iso = time.toISOString()
  // 7 shares no factor with the numbers above, so every format gets clicks of every kind.
  const kind = index % 7
  if (kind < 3) {
    const [, month = ''] = /^\w+, \d+ (\w+)/.exec(time.toUTCString()) ?? []
    const stamp = `${iso.slice(8, 10)}/${month}/${iso.slice(0, 4)}:${iso.slice(11, 19)} +0000`
    return `203.0.113.${index % 250} - - [${stamp}] "GET ${target} HTTP/2.0" ${status} 4120 "${REFERER}" "${agent}"`
  }
  if (kind < 5)
    return `{"ClientIP":"203.0.113.${index % 250}","ClientRequestHost":"weighpoint.com","ClientRequestMethod":"GET","ClientRequestPath":"${target}","ClientRequestReferer":"${REFERER}","ClientRequestUserAgent":"${agent}","EdgeResponseBytes":4120,"EdgeResponseStatus":${status},"EdgeStartTimestamp":"${iso}","RayID":"8e5f${index}"}`
  return `{"log_type":"traffic","client_ip":"203.0.113.${index % 250}","domain":"weighpoint.com","method":"GET","referrer":"${REFERER}","request_id":"01J${index}","status_code":${status},"timestamp":"${iso}","url":"https://weighpoint.com${target}","user_agent":"${agent}"}`
}

/** @param {string} file */
async function writeLog(file) {
  const stream = createWriteStream(file)
  for (let start = 0; start < LINES; start += BATCH) {
    const text = Array.from({ length: BATCH }, (_, offset) => `${makeLine(start + offset)}\n`).join('')
    if (!stream.write(text)) await once(stream, 'drain')
  }
  stream.end()
  await once(stream, 'finish')
}

/** @param {string} file */
function count(file) {
  const usageFile = path.join(folder, 'usage.json')
  const begin = performance.now()
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--import=./tests/bench/report-usage.mjs',
      'node_modules/jiti/lib/jiti-cli.mjs',
      'lib/operations/clicks/clicks-cli.ts',
      '--json',
      '--host=weighpoint.com',
      file,
    ],
    { encoding: 'utf8', env: { ...process.env, USAGE_FILE: usageFile } },
  )
  const seconds = (performance.now() - begin) / 1000
  if (status !== 0) throw new Error(stderr)
  return { report: JSON.parse(stdout), seconds, usage: JSON.parse(readFileSync(usageFile, 'utf8')) }
}

const folder = mkdtempSync(path.join(tmpdir(), 'weighpoint-clicks-'))
try {
  const file = path.join(folder, 'access.log')
  await writeLog(file)
  console.log(`${LINES.toLocaleString('en-US')} lines, ${(statSync(file).size / 1e9).toFixed(1)} GB`)
  const { report, seconds, usage } = count(file)
  const requests = LINES / CLICK_EVERY
  const clicks = report.counts.reduce(
    (/** @type {number} */ sum, /** @type {any} */ row) => sum + row.clicks,
    0,
  )
  const isCorrect =
    report.lines === LINES &&
    report.malformed === 0 &&
    report.leftOut.bots === requests / BOT_EVERY &&
    clicks === requests - requests / BOT_EVERY
  const results = [
    [`wall time: ${seconds.toFixed(1)} s (at most ${GOALS.seconds})`, seconds <= GOALS.seconds],
    [`CPU time: ${usage.cpuSeconds.toFixed(1)} s, user and system`, true],
    [
      `peak memory: ${Math.round(usage.megabytes)} MB (at most ${GOALS.megabytes})`,
      usage.megabytes <= GOALS.megabytes,
    ],
    [`clicks counted: ${clicks.toLocaleString('en-US')}`, isCorrect],
  ]
  for (const [text, isMet] of results) console.log(`${text} ${isMet ? 'ok' : 'MISSED'}`)
  process.exitCode = results.every(([, isMet]) => isMet) ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

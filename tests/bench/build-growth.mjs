// `npm run bench:build -- --records 50,500,5000` or `-- --guides 5,50,500`: how a build's time, memory, files, and the
// size of the directory page grow with the content. Builds a copy of the project from scratch for each number. A build
// that fails or takes longer than 40 minutes is listed as such. Linux and macOS only.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import { formatTable } from './budget.mjs'
import { copyProject, writeGuides, writeRecords } from './make-content.mjs'

const LIMIT_MS = 40 * 60_000
const SAMPLE_MS = 500
/** A CDN's quality for compressing on the fly; the best quality takes minutes for these files. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const KINDS = { '--records': writeRecords, '--guides': writeGuides }

/** @param {string} option @param {string} list  comma-separated counts */
export async function measureGrowth(option, list) {
  const write = KINDS[/** @type {keyof typeof KINDS} */ (option)]
  const counts = list.split(',').map(Number)
  if (!write || !counts.every((count) => count > 0)) {
    console.error('Usage: npm run bench:build -- --records 50,500,5000, or --guides 5,50,500')
    process.exit(1)
  }
  const kind = option.slice(2)
  const rows = []
  for (const count of counts) {
    const root = mkdtempSync(path.join(tmpdir(), 'weighpoint-build-'))
    try {
      copyProject(root)
      write(root, count)
      const check = await run('npm run -s content', root)
      const build = check.code === 0 ? await run('npm run -s build', root) : check
      if (build.code !== 0) console.error(`${count} ${kind}: ${build.output.trim().slice(-1500)}`)
      const result = build.code === 0 ? 'ok' : build.code === null ? 'not finished' : 'failed'
      const times = [check, build].map(({ seconds, cpuSeconds }) => `${seconds} (${cpuSeconds})`)
      rows.push([count, ...times, build.megabytes, ...describeExport(path.join(root, 'out')), result])
      console.error(rows.at(-1)?.join('  '))
    } finally {
      rmSync(root, { recursive: true, force: true })
    }
  }
  const names = [kind, 'check s (CPU)', 'build s (CPU)', 'peak MB', 'files', 'export MB']
  console.log(
    formatTable([[...names, '/providers KB', 'its scripts KB', 'providers.json KB', 'result'], ...rows]),
  )
}

/**
 * Wall and CPU seconds of a command with all its processes, and their peak memory; shared pages count more than once.
 * `code` is null if the command took too long.
 * @param {string} command @param {string} cwd
 */
async function run(command, cwd) {
  const begin = performance.now()
  const child = spawn('sh', ['-c', `${command}; code=$?; times; exit $code`], { cwd, detached: true })
  const group = child.pid ?? 0
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text
    })
  /** @type {Promise<number | null>} */
  const closed = new Promise((resolve) => child.on('close', resolve))
  let isOver = false
  const end = closed.then((code) => {
    isOver = true
    return code
  })
  let megabytes = 0
  while (!isOver) {
    megabytes = Math.max(megabytes, readMemory(group))
    if (performance.now() - begin > LIMIT_MS) process.kill(-group, 'SIGKILL')
    await Promise.race([end, wait(SAMPLE_MS)])
  }
  const code = await end
  const seconds = Math.round((performance.now() - begin) / 1000)
  // The last line of `times`: user and system time of all children, like 1m2.3s.
  const [user, system] = [...output.matchAll(/(\d+)m([\d.]+)s/g)].slice(-2)
  const toSeconds = (/** @type {RegExpMatchArray | undefined} */ match) =>
    match ? Number(match[1]) * 60 + Number(match[2]) : 0
  const cpuSeconds = Math.round(toSeconds(user) + toSeconds(system))
  return { code, output, seconds, cpuSeconds, megabytes }
}

/** @param {number} group  a process group ID @returns {number} megabytes */
function readMemory(group) {
  const { stdout } = spawnSync('ps', ['-eo', 'pgid=,rss='], { encoding: 'utf8' })
  const kilobytes = stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .reduce((sum, [owner, rss = 0]) => sum + (owner === group ? rss : 0), 0)
  return Math.round(kilobytes / 1000)
}

/** Files, megabytes, and the sizes of the directory and the open data: compressed / uncompressed. @param {string} out */
function describeExport(out) {
  const directory = path.join(out, 'providers.html')
  if (!existsSync(directory)) return ['-', '-', '-', '-', '-']
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(file.parentPath, file.name)).size, 0)
  const html = readFileSync(directory, 'utf8')
  const scripts = [...html.matchAll(/<(?:script\b[^>]*? src|link rel="modulepreload" href)="([^"]+)"/g)].map(
    ([, address = '']) => readFileSync(path.join(out, address)),
  )
  const size = (/** @type {Buffer[]} */ parts) => {
    const compressed = parts.reduce((sum, part) => sum + brotliCompressSync(part, QUALITY).length, 0)
    const whole = parts.reduce((sum, part) => sum + part.length, 0)
    return `${Math.round(compressed / 1000)} / ${Math.round(whole / 1000)}`
  }
  return [
    files.length,
    (bytes / 1e6).toFixed(1),
    size([Buffer.from(html)]),
    size(scripts),
    size([readFileSync(path.join(out, 'data/providers.json'))]),
  ]
}

// What actionlint does not check in .github: permissions, pinned versions, and that the commands the workflows call exist.
// The workflows' scripts run here, with stubs for npm, gh, and curl.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { scripts } from '../../package.json'

const FOLDER = '.github/workflows'
const text = z.string()
const step = z.object({
  uses: text.optional(),
  run: text.optional(),
  name: text.optional(),
  with: z.record(text, z.unknown()).optional(),
})
const job = z.object({
  uses: text.optional(),
  'timeout-minutes': z.number().optional(),
  permissions: z.unknown().optional(),
  steps: z.array(step).default([]),
})
const schema = z.object({
  permissions: z.unknown().optional(),
  concurrency: z.object({ group: text }),
  jobs: z.record(text, job),
})

const workflows = readdirSync(FOLDER).map((name) => {
  const source = readFileSync(path.join(FOLDER, name), 'utf8')
  return { name, source, ...schema.parse(parse(source)) }
})
const jobs = workflows.flatMap((workflow) =>
  Object.entries(workflow.jobs).map(([name, found]) => ({ ...found, at: `${workflow.name} ${name}` })),
)

test('workflows may only read the code; only the upkeep job may write issues', () => {
  for (const { name, permissions } of workflows)
    expect([name, permissions]).toEqual([name, { contents: 'read' }])
  const others = jobs.filter(({ permissions }) => permissions !== undefined)
  expect(others.map(({ at, permissions }) => [at, permissions])).toEqual([
    ['upkeep.yml issue', { issues: 'write' }],
  ])
})

test('every job has a time limit, and no checkout leaves a token behind', () => {
  for (const { at, uses, steps, ...rest } of jobs) {
    if (!uses) expect([at, rest['timeout-minutes']]).toEqual([at, expect.any(Number)])
    for (const one of steps.filter((found) => found.uses?.startsWith('actions/checkout@')))
      expect([at, one.with]).toEqual([at, { 'persist-credentials': false }])
  }
})

test('every action is pinned to a commit, with its version in a comment', () => {
  for (const { name, source } of workflows)
    for (const [, used = ''] of source.matchAll(/uses: (?!\.\/)(.*)/g))
      expect([name, used]).toEqual([
        name,
        expect.stringMatching(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/),
      ])
})

test('every command that a workflow calls exists', () => {
  const called = jobs.flatMap(({ steps }) =>
    steps.flatMap(({ run = '' }) =>
      [...run.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name),
    ),
  )
  expect(called).toEqual(expect.arrayContaining(['build', 'sbom', 'verify-live', 'due', 'links']))
  expect(called.filter((name) => !(name in scripts))).toEqual([])
})

const lockFiles = execFileSync('git', ['ls-files', '*package-lock.json'], { encoding: 'utf8' })
  .trim()
  .split('\n')

test('the update bot covers every folder with packages and waits as long as npm does', () => {
  const bot = parse(readFileSync('.github/dependabot.yml', 'utf8'))
  const [packages] = bot.updates
  expect(packages.directories).toEqual(lockFiles.map((file) => path.join('/', path.dirname(file))).sort())
  const [, days] = /^min-release-age=(\d+)$/m.exec(readFileSync('.npmrc', 'utf8')) ?? []
  for (const { cooldown } of bot.updates) expect(cooldown['default-days']).toBe(Number(days))
})

test.each(lockFiles)(
  '%s has the URL of each package, so that `npm ci` does not delay an urgent update',
  (file) => {
    const { packages } = z
      .object({
        packages: z.record(text, z.object({ resolved: text.optional(), inBundle: z.boolean().optional() })),
      })
      .parse(JSON.parse(readFileSync(file, 'utf8')))
    const { '': _, ...installed } = packages
    for (const [name, { resolved }] of Object.entries(installed))
      expect([name, resolved]).toEqual([name, expect.stringMatching(/^https:\/\/registry\.npmjs\.org\//)])
  },
)

describe('the scripts', () => {
  let folder: string
  const at = (name: string) => path.join(folder, name)

  /** Runs a step as GitHub does, with stubs for the programs it calls. */
  function runStep(name: string, programs: Record<string, string>) {
    const found = jobs.flatMap(({ steps }) => steps).find((one) => one.name === name)
    for (const [program, script] of Object.entries(programs))
      writeFileSync(at(program), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
    const env = {
      ...process.env,
      PATH: `${folder}:${process.env.PATH}`,
      GITHUB_STEP_SUMMARY: at('summary.md'),
    }
    execFileSync('bash', ['-e', '-c', found?.run ?? 'exit 1'], { cwd: folder, env })
  }

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'weighpoint-upkeep-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('the comparison waits until the host serves this build, and fails if the host keeps the old one', () => {
    const step = 'Wait until the host serves this build, then compare'
    mkdirSync(at('out/.well-known'), { recursive: true })
    writeFileSync(at('out/.well-known/build.json'), 'new\n')
    const host = 'echo >> asked; if [ $(wc -l < asked) -gt 2 ]; then echo new; else echo old; fi'
    const others = { sleep: ':', npm: 'echo "$@" > calls' }
    expect(() => runStep(step, { curl: 'echo old', ...others })).toThrow()
    expect(existsSync(at('calls'))).toBe(false)
    runStep(step, { curl: host, ...others })
    expect(readFileSync(at('asked'), 'utf8')).toHaveLength(3)
    expect(readFileSync(at('calls'), 'utf8')).toContain('run -s verify-live')
  })

  test('the report contains the output of each command that found something', () => {
    runStep('Report', { npm: 'case "$3" in due) echo "t-mates  3 days"; exit 1;; esac; echo fine' })
    const report = '## `npm run -s due`\n\n    t-mates  3 days\n\n\n'
    expect(readFileSync(at('report.md'), 'utf8')).toBe(report)
    expect(readFileSync(at('summary.md'), 'utf8')).toBe(report)
    runStep('Report', { npm: 'echo fine' })
    expect(readFileSync(at('report.md'), 'utf8')).toBe('')
  })

  test.each([
    ['nothing found, no issue', '', '', []],
    ['nothing found, an open issue', '', '7', ['issue close 7 --comment Nothing is left to do.']],
    ['something found, an open issue', 'found', '7', ['issue edit 7 --body-file report.md']],
    [
      'something found, no issue',
      'found',
      '',
      [
        'label create upkeep --force --description What upkeep.yml found',
        'issue create --title Upkeep: what is due --label upkeep --body-file report.md',
      ],
    ],
  ])('%s', (_, report, open, calls) => {
    writeFileSync(at('report.md'), report)
    writeFileSync(at('calls'), '')
    runStep('Keep one issue', { gh: `if [ "$2" = list ]; then echo ${open}; else echo "$@" >> calls; fi` })
    expect(readFileSync(at('calls'), 'utf8').split('\n').filter(Boolean)).toEqual(calls)
  })
})

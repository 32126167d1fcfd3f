// What actionlint does not know about .github/workflows.
import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

type Step = { run?: string; uses?: string; if?: string }
type Job = { if?: string; needs?: string | string[]; environment?: string; steps?: Step[] }

const FOLDER = '.github/workflows'
const jobs = readdirSync(FOLDER).flatMap((file) => {
  const workflow: { jobs: Record<string, Job> } = parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))
  return Object.entries(workflow.jobs).map(([name, job]) => ({ name: `${file}: ${name}`, ...job }))
})

test('only main is deployed, after the tests and the launch check, in the environment that has the secrets', () => {
  const withSecrets = jobs.filter((job) => JSON.stringify(job).includes('secrets.'))
  expect(withSecrets.map(({ name }) => name)).toEqual([
    'publish.yml: cloudflare',
    'publish.yml: netlify',
    'publish.yml: rsync',
  ])
  for (const job of withSecrets) {
    expect(job.environment).toBe('production')
    expect(job.if).toMatch(/^github\.ref == 'refs\/heads\/main' && /)
    expect(job.needs).toEqual(['test', 'build'])
  }
})

test('nothing is handed to the hosts while something is open before the launch', () => {
  const steps = jobs.find(({ name }) => name === 'publish.yml: build')?.steps ?? []
  const check = steps.findIndex(({ run }) => run === 'npm run -s due -- --launch')
  const upload = steps.findIndex(({ uses }) => uses?.startsWith('actions/upload-artifact'))
  expect(check).toBeGreaterThan(steps.findIndex(({ run }) => run === 'npm run build'))
  expect(check).toBeLessThan(upload)
  expect(steps[check]?.if).toBe("vars.LAUNCH_ANYWAY != 'yes'")
})

// The error messages of the commands that serve and build the site, run as processes.
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'playwright/test'
import { copyProject, editFile } from '../fixtures/copy-project'

/** Runs `npm start` until it exits. */
function start(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn('node', ['lib/publish/serve.mjs', '--build'], { env: { ...process.env, ...env } })
    let output = ''
    child.stdout.on('data', (text) => {
      output += text
    })
    child.stderr.on('data', (text) => {
      output += text
    })
    child.on('close', (code) => resolve({ code, output }))
  })
}

test('npm start says that a port is taken, and how to choose another, before it builds', async () => {
  const taken = createServer().listen(0)
  const { port } = taken.address() as AddressInfo
  const { code, output } = await start({ PORT: String(port) })
  taken.close()
  expect(output).toBe(
    `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start\n`,
  )
  expect(code).toBe(1)
})

test('invalid content stops dev and build and lists every error', async () => {
  // Both commands check the content first. They run in a copy of the project.
  const directory = copyProject()
  editFile(directory, 'content/ranking.json', (text) => text.replace('"rating": 9.1', '"rating": "9.1"'))
  editFile(directory, 'content/site.json', (text) =>
    text.replace('"copyrightYear": 2025', '"copyrightYear": 2025,'),
  )

  for (const command of ['dev', 'build']) {
    const result = await new Promise<{ code: number | null; output: string }>((resolve) => {
      const child = spawn('npm', ['run', '-s', command], { cwd: directory })
      let output = ''
      child.stderr.on('data', (text) => {
        output += text
      })
      child.on('close', (code) => resolve({ code, output }))
    })
    expect(result.code).not.toBe(0)
    expect(result.output).toContain('2 errors in the content:')
    expect(result.output).toContain(
      'content/ranking.json → providers[2].rating: expected a number from 0 to 10, got "9.1". Remove the quotes. (line 15)',
    )
    expect(result.output).toContain(
      'content/site.json → line 25: this is not JSON: «"copyrightYear": 2025,,»',
    )
  }
})

// The next deploy: the same sources with every client component changed and another build id, built beside the
// first and served on a port of its own. In a folder of the project, so that it finds node_modules.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findFreePort } from './hosts'

const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'mdx-components.tsx',
  'next.config.mjs',
  'postcss.config.mjs',
  'package.json',
  'tsconfig.json',
]

/** Copies, changes and builds the project. Throws with the output of a build that failed. */
export function makeSecondBuild(folder: string) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const name of SOURCES) cpSync(name, path.join(folder, name), { recursive: true })
  edit(path.join(folder, 'next.config.mjs'), (text) => text.replace("'HEAD'", "'HEAD^{tree}'"))
  for (const name of readdirSync(path.join(folder, 'components'), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.tsx')) continue
    edit(path.join(folder, 'components', name), (text) =>
      text.replace('className="', 'className="next-deploy '),
    )
  }
  const { status, stdout, stderr } = spawnSync('npx', ['next', 'build'], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The second build failed:\n${stdout}\n${stderr}`)
}

/** Serves a build as `npm start` does, and resolves with its address once it listens. */
export async function serveBuild(folder: string): Promise<{ origin: string; server: ChildProcess }> {
  const port = await findFreePort()
  const server = spawn('node', ['lib/publish/serve.mjs'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
  })
  await new Promise((resolve, reject) => {
    server.stdout.once('data', resolve)
    server.once('exit', () => reject(new Error('The second build could not be served.')))
  })
  return { origin: `http://localhost:${port}`, server }
}

function edit(file: string, change: (text: string) => string) {
  const before = readFileSync(file, 'utf8')
  const after = change(before)
  if (after !== before) writeFileSync(file, after)
}

// The build with programs in place of its steps.
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const STEP = `#!/bin/sh
echo "$NODE_ENV" >> steps.txt
mkdir -p out
touch out/index.html out/404.html out/sitemap.xml out/robots.txt
`

test('the build is one for production, whatever NODE_ENV says', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'weighpoint-build-'))
  const programs = path.join(folder, 'programs')
  mkdirSync(programs)
  for (const name of ['jiti', 'next', 'next-sitemap']) {
    writeFileSync(path.join(programs, name), STEP)
    chmodSync(path.join(programs, name), 0o755)
  }
  execFileSync('node', [path.resolve('lib/publish/build.mjs')], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', PATH: `${programs}:${process.env.PATH}` },
  })
  const steps = readFileSync(path.join(folder, 'steps.txt'), 'utf8').trim().split('\n')
  expect(new Set(steps)).toEqual(new Set(['production']))
})

test('a folder where Next cannot build is named at once', () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'weighpoint-build-')), '100% (#1)')
  mkdirSync(folder)
  const { status, stderr } = spawnSync('node', [path.resolve('lib/publish/build.mjs')], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toBe(
    'Next cannot build below a folder with “%” in its name: rename it, or build in another one.\n',
  )
})

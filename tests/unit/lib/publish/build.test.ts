// The build with programs in place of its steps.
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const BUILD = path.resolve('lib/publish/build.mjs')
const STEP = `#!/bin/sh
echo "$NODE_ENV" >> steps.txt
mkdir -p "$EXPORT_FOLDER" "$EXPORT_FOLDER/../hosting"
cp home.html "$EXPORT_FOLDER/index.html" || exit 1
touch "$EXPORT_FOLDER/../hosting/nginx.conf"
cd "$EXPORT_FOLDER"
touch 404.html sitemap.xml robots.txt
`

/** A folder with a home page, built by steps that copy it into the export. */
function makeProject(home = 'the first build') {
  const folder = mkdtempSync(path.join(tmpdir(), 'weighpoint-build-'))
  const programs = path.join(folder, 'programs')
  mkdirSync(programs)
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  const writeProgram = (name: string, text: string) => {
    write(`programs/${name}`, text)
    chmodSync(path.join(programs, name), 0o755)
  }
  for (const name of ['jiti', 'next', 'next-sitemap']) writeProgram(name, STEP)
  write('home.html', home)
  return {
    folder,
    write,
    writeProgram,
    read: (name: string) => readFileSync(path.join(folder, name), 'utf8'),
    build: (env: Record<string, string> = {}) =>
      spawnSync('node', [BUILD], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, ...env, PATH: `${programs}:${process.env.PATH}` },
      }),
  }
}

test('the build is one for production, whatever NODE_ENV says', () => {
  const { build, read } = makeProject()
  expect(build({ NODE_ENV: 'development' }).status).toBe(0)
  expect(new Set(read('steps.txt').trim().split('\n'))).toEqual(new Set(['production']))
})

test('a build replaces the last one, and one that fails leaves it as it is', () => {
  const { build, read, write, writeProgram } = makeProject()
  build()
  write('home.html', 'the second build')
  build()
  expect(read('out/index.html')).toBe('the second build')
  expect(read('hosting/nginx.conf')).toBe('')
  const record = read('out/.well-known/build.json')
  write('home.html', 'the third build')
  writeProgram('next-sitemap', '#!/bin/sh\nexit 1\n')
  expect(build()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('The build failed: next-sitemap'),
  })
  writeProgram('next-sitemap', '#!/bin/sh\nrm "$EXPORT_FOLDER/sitemap.xml"\n')
  expect(build()).toMatchObject({ status: 1, stderr: expect.stringContaining('lacks sitemap.xml') })
  expect([read('out/index.html'), read('out/.well-known/build.json')]).toEqual(['the second build', record])
})

test('in a folder of another user, the record names the commit all the same', () => {
  const { build, folder, read } = makeProject()
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
  git('init', '-q')
  git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '-q', '--allow-empty', '-m', 'One')
  // Git's own tests pretend with this variable that the folder is another user's.
  const { stderr } = build({ GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' })
  expect(stderr).toBe('')
  expect(JSON.parse(read('out/.well-known/build.json'))).toMatchObject({
    commit: git('rev-parse', 'HEAD'),
    hasUncommittedChanges: true,
  })
})

test('outside a checkout, the build says that its record names no commit', () => {
  const { build, read } = makeProject()
  expect(build().stderr).toMatch(/^The build record will name no commit, because git says: .*repository/)
  expect(JSON.parse(read('out/.well-known/build.json'))).toMatchObject({
    commit: null,
    hasUncommittedChanges: null,
  })
})

test('a folder where Next cannot build is named at once', () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'weighpoint-build-')), '100% (#1)')
  mkdirSync(folder)
  const { status, stderr } = spawnSync('node', [BUILD], { cwd: folder, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toBe(
    'Next cannot build below a folder with “%” in its name: rename it, or build in another one.\n',
  )
})

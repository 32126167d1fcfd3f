// Loads next.config.mjs in a folder whose name a URL writes differently.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

test('the project can be in a folder with a space, a parenthesis, and a letter outside ASCII', () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'weighpoint-folder-')), 'Mön dossier (1)')
  mkdirSync(folder)
  cpSync('next.config.mjs', path.join(folder, 'next.config.mjs'))
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  const print =
    "import('./next.config.mjs').then(({ default: config }) => console.log(JSON.stringify(config)))"
  const config = execFileSync(process.execPath, ['-e', print], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, TURBOPACK: '1' },
  })
  expect(config).toContain(`"${folder}/lib/guides/remark-plugin.mjs"`)
  expect(JSON.parse(config).turbopack.root).toBe(`${folder}/`)
})

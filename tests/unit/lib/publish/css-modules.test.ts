import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readClassNames } from '@/lib/publish/css-modules'

test('twenty builds of the same styles name the classes in the same order', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'weighpoint-styles-'))
  const file = path.join(folder, 'Card.module.css')
  const names = Array.from({ length: 40 }, (_, index) => `part${index}`)
  writeFileSync(file, names.map((name) => `.${name} { color: red }`).join('\n'))
  const css = names.map((name) => `.tuNB3q_${name}{color:red}`).join('')
  const orders = Array.from({ length: 20 }, () => Object.keys(readClassNames(folder, file, css)).join(' '))
  expect(new Set(orders)).toEqual(new Set([names.toSorted().join(' ')]))
})

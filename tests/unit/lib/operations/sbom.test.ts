import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isTool, makeReproducible, writeSbom } from '@/lib/operations/sbom.mjs'
import { dependencies, name } from '../../../../package.json'

type Component = {
  name: string
  purl: string
  properties: { name: string }[]
  hashes: { alg: string; content: string }[]
}

test('the CycloneDX SBOM lists every package of the build with its purl and hash, and marks the tools', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'weighpoint-sbom-'))
  const file = path.join(folder, 'new', 'sbom.json')
  writeSbom(file)
  const bom = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(folder, { recursive: true })
  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name, type: 'application' } },
  })
  expect(bom.specVersion).toMatch(/^1\.[5-9]$/)
  const components: Component[] = bom.components
  for (const { purl, hashes } of components) {
    expect(purl).toMatch(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/)
    expect([purl, hashes]).toEqual([
      purl,
      [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    ])
  }
  const build = components.filter((component) => !isTool(component)).map((component) => component.name)
  expect(build).toEqual(expect.arrayContaining(Object.keys(dependencies)))
  expect(build).not.toContain('jest')
})

test('the SBOM is the same in every run and every folder', () => {
  const make = (serialNumber: string, timestamp: string, folder: string) => ({
    bomFormat: 'CycloneDX',
    serialNumber,
    metadata: { timestamp, tools: [], component: { name: folder, version: '0.1.0' } },
    components: [],
  })
  const first = makeReproducible(make('urn:uuid:1', '2026-11-20T00:00:00Z', 'main'), 'weighpoint')
  expect(makeReproducible(make('urn:uuid:2', '2026-11-21T00:00:00Z', 'copy'), 'weighpoint')).toEqual(first)
  expect(first.metadata).toEqual({ tools: [], component: { name: 'weighpoint', version: '0.1.0' } })
})

// `npm run sbom [file]`: writes a CycloneDX SBOM of every installed package. React ships to visitors; the other
// `dependencies` build the site; tests and tools are marked `cdx:npm:package:development`. The same packages give the
// same bytes. (`npm sbom --omit=dev` in npm 11 also drops `dependencies` that tools need, including React.)
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Removes what npm generates anew on each run, and replaces the folder's name with the package's. @param {any} bom */
export function makeReproducible({ serialNumber, ...bom }, name = '') {
  const { timestamp, ...metadata } = bom.metadata
  return { ...bom, metadata: { ...metadata, component: { ...metadata.component, name } } }
}

/** @param {{ properties: { name: string }[] }} component */
export const isTool = ({ properties }) =>
  properties.some(({ name }) => name === 'cdx:npm:package:development')

/** Writes the SBOM and returns it. Throws with npm's message if the installed packages do not match the lock file. */
export function writeSbom(/** @type {string} */ file) {
  const command = 'npm sbom --sbom-format=cyclonedx --sbom-type=application'
  const [npm = '', ...args] = command.split(' ')
  const isWindows = process.platform === 'win32'
  const text = execFileSync(npm, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: 'pipe',
    shell: isWindows,
  })
  const { name } = JSON.parse(readFileSync('package.json', 'utf8'))
  const bom = makeReproducible(JSON.parse(text), name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`)
  return bom
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [file = 'hosting/sbom.cdx.json', ...others] = process.argv.slice(2)
  if (file.startsWith('-') || others.length > 0) {
    console.error('Usage: npm run sbom [file], by default hosting/sbom.cdx.json')
    process.exitCode = 2
  } else {
    try {
      const { specVersion, components } = writeSbom(file)
      const tools = components.filter(isTool).length
      console.log(
        `${file}: CycloneDX ${specVersion}, ${components.length - tools} packages of the build, ${tools} of tests and tools`,
      )
    } catch (error) {
      const { stderr, message } = /** @type {Error & { stderr?: string }} */ (error)
      console.error(`The SBOM was not written. Run \`npm ci\`, then try again.\n${stderr || message}`)
      process.exitCode = 1
    }
  }
}

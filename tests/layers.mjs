// The layers of the code, checked by `npm run lint`: which module may import which, type imports included, that folders of
// components/ do not import each other in a circle, what an island may not load, and that no two exports share a name. Biome
// cannot do this without a block of rules per layer, and dependency-cruiser needs the compiler API that TypeScript 7 no longer
// has.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const BASE = ['lib/base', 'lib/schemas']
const DOMAIN = ['offers', 'providers', 'guides', 'quiz', 'calculator', 'contact'].map((name) => `lib/${name}`)
const READS = [...BASE, ...DOMAIN, 'lib/content']
const COMMAND = [...READS, 'lib/seo']

/** What each layer may import besides itself; otherwise nothing. @type {Record<string, string[]>} */
const LAYERS = {
  'lib/base': [],
  'lib/schemas': ['lib/base'],
  ...Object.fromEntries(DOMAIN.map((name) => [name, BASE])),
  'lib/providers': [...BASE, 'lib/offers'],
  'lib/content': READS,
  'lib/seo': READS,
  'lib/editorial': COMMAND,
  'lib/publish': COMMAND,
  components: COMMAND,
  app: [...COMMAND, 'components'],
}

/** Which files may load a module. Pages see checked content only; commands also see files with errors. */
const RESTRICTED = [
  { name: /^zod$/, users: /^lib\/(?:schemas|content|editorial)\/|^lib\/guides\/[a-z-]*props?[a-z-]*\.ts$/ },
  { name: /^lib\/content\/(?!index\.)/, users: /^lib\/(?!seo\/)/, typesToo: true },
  { name: /^content\/.*json$/, users: /^$/, typesToo: true },
]

/** What would reach a visitor's browser with an island. */
const NOT_IN_ISLANDS = /^(?:zod|next(?:\/.*)?|lib\/content\/.*|.*\.json)$/

const IMPORT = /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm

const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'app', 'components', 'lib'])
const files = `${list}`.split('\n').filter((file) => /\.(?:tsx?|mjs)$/.test(file) && existsSync(file))
const known = new Set(files)

/** @param {string} file @returns {{ target: string, isType: boolean }[]} paths from the root, and names of packages */
function readImports(file) {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, isType, from, dynamic]) => {
    const name = from ?? dynamic ?? ''
    const target = name.startsWith('.') ? path.join(path.dirname(file), name) : name.replace(/^@\//, '')
    const ending = ['', '.ts', '.tsx', '.mjs', '/index.ts'].find((text) => known.has(target + text)) ?? ''
    return { target: target + ending, isType: Boolean(isType) }
  })
}

const imports = new Map(files.map((file) => [file, readImports(file)]))
const layerOf = (/** @type {string} */ file) => /^(?:lib\/[^/]+|components|app|tests)(?=\/)/.exec(file)?.[0]
/** @type {string[]} */
const errors = []

for (const [file, targets] of imports)
  for (const { target, isType } of targets) {
    const from = layerOf(file) ?? ''
    const to = layerOf(target)
    const allowed = LAYERS[from] ?? []
    if (to && to !== from && !allowed.includes(to) && !target.endsWith('.css'))
      errors.push(
        `${file}: ${from} may not import ${target}. It may import ${allowed.join(', ') || 'nothing'}.`,
      )
    for (const { name, users, typesToo } of RESTRICTED)
      if (name.test(target) && !users.test(file) && (typesToo || !isType))
        errors.push(`${file}: it may not load ${target}. Use a getX function of lib/content, or a type.`)
  }

/** The folder of a component; what is beside the folders counts as one. */
const roomOf = (/** @type {string} */ file) => path.dirname(file).split('/').slice(0, 2).join('/')

/** For each folder of components/, an import of each other folder that it uses. @type {Map<string, Map<string, string>>} */
const rooms = new Map()
for (const [file, targets] of imports)
  for (const { target } of targets) {
    if (file === 'components/islands.ts') continue // the registry names every island; pages place them by name
    const from = roomOf(file)
    const to = roomOf(target)
    if (layerOf(file) !== 'components' || layerOf(target) !== 'components' || from === to) continue
    rooms.set(from, (rooms.get(from) ?? new Map()).set(to, `${file} imports ${target}`))
  }

/** @param {string} room @param {string[]} way the folders that lead to it @returns {string[] | undefined} */
function findCircle(room, way = []) {
  if (way.includes(room)) return [...way.slice(way.indexOf(room)), room]
  for (const next of rooms.get(room)?.keys() ?? []) {
    const circle = findCircle(next, [...way, room])
    if (circle) return circle
  }
}

const circle = [...rooms.keys()].map((room) => findCircle(room)).find(Boolean)
if (circle) {
  const links = circle.slice(1).map((to, index) => rooms.get(circle[index] ?? '')?.get(to))
  errors.push(`Folders of components/ import each other in a circle: ${links.join('; ')}.`)
}

const inBrowser = new Set(['components/islands.ts'])
for (const file of inBrowser)
  for (const { target, isType } of imports.get(file) ?? [])
    if (isType) continue
    else if (NOT_IN_ISLANDS.test(target)) errors.push(`${file}: an island may not load ${target}.`)
    else if (known.has(target)) inBrowser.add(target)

const EXPORT = /^export (?:default )?(?:async )?(?:function\*?|const|type|class) (\w+)/gm
/** In app/, Next sets these names. */
const NEXT_EXPORT = /^(?:GET|metadata|dynamic\w*|generate\w+)$/

/** The file that exports a name. @type {Map<string, string>} */
const exporters = new Map()
for (const file of files)
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(EXPORT)) {
    if (layerOf(file) === 'app' && NEXT_EXPORT.test(name)) continue
    const other = exporters.get(name) ?? file
    if (other !== file)
      errors.push(`${file}: ${other} exports ${name}, too. Say in the name which one it is.`)
    exporters.set(name, file)
  }

console.log(
  errors.join('\n') || `${files.length} files keep to their layers, and no two exports share a name.`,
)
process.exitCode = errors.length > 0 ? 1 : 0

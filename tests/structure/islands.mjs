// What a visitor's browser may load. Starting at each file with 'use client', follows every import that is
// left at run time: zod, JSON, the content and Node's own modules stay on our side.
import { readImports, resolveImport } from './imports.mjs'

const CLIENT = /^(?:\s|\/\/.*\n)*['"]use client['"]/
const SERVER_ONLY = [
  { what: /^zod(?:\/|$)/, name: 'zod' },
  { what: /\.(?:json|mdx)$/, name: 'a content file' },
  { what: /^lib\/content\//, name: 'lib/content' },
  { what: /^lib\/publish\//, name: 'lib/publish' },
  { what: /^(?:node:|server-only$)/, name: 'what only a server has' },
]

/**
 * The chain of imports from an island to something that must not ship, or null.
 * @param {import('./project.mjs').Project} project @param {string} island
 */
function findLeak(project, island) {
  const seen = new Set([island])
  const waiting = [[island]]
  for (const chain of waiting) {
    const file = chain.at(-1) ?? ''
    for (const written of readImports(project.get(file) ?? '')) {
      const next = resolveImport(project, file, written)
      const leak = SERVER_ONLY.find(({ what }) => what.test(next))
      if (leak) return { name: leak.name, chain: [...chain, next] }
      if (!project.has(next) || seen.has(next)) continue
      seen.add(next)
      waiting.push([...chain, next])
    }
  }
  return null
}

/** @param {import('./project.mjs').Project} project @returns {import('./project.mjs').Fault[]} */
export function findIslandFaults(project) {
  const islands = [...project].filter(
    ([file, text]) => /^(?:app|components)\//.test(file) && CLIENT.test(text),
  )
  const leaks = islands.flatMap(([file]) => {
    const leak = findLeak(project, file)
    if (!leak) return []
    const message = `runs in the browser and loads ${leak.name} (${leak.chain.join(' → ')}). An island gets plain props: read in its server parent, or move the constant it needs to a module without it.`
    return [{ file, message }]
  })
  const silent = islands
    .filter(([, text]) => !/^\s*\/[/*]/.test(text.replace(/^[\s\S]*?['"]use client['"]\s*/, '')))
    .map(([file]) => ({
      file,
      message:
        "says 'use client' and not why. Add one comment line under it that says what needs the browser.",
    }))
  return [...leaks, ...silent]
}

// How long a file may be. A page composes, a component shows one thing, a module of lib decides one thing.

/** The first that fits a path counts. @type {{ room: RegExp, lines: number, wayOut: string }[]} */
const LIMITS = [
  { room: /^app\/.*\.tsx?$/, lines: 45, wayOut: 'A page composes: move what it shows to a component.' },
  { room: /^components\/.*\.tsx?$/, lines: 150, wayOut: 'Split it in two components.' },
  { room: /^lib\/.*\.(?:ts|mjs)$/, lines: 200, wayOut: 'Split it in two modules, each with one decision.' },
]

/** @param {import('./project.mjs').Project} project @returns {import('./project.mjs').Fault[]} */
export function findLongFiles(project) {
  return [...project].flatMap(([file, text]) => {
    const limit = LIMITS.find(({ room }) => room.test(file))
    const lines = text.trimEnd().split('\n').length
    if (!limit || lines <= limit.lines) return []
    return [{ file, message: `has ${lines} lines; the limit is ${limit.lines}. ${limit.wayOut}` }]
  })
}

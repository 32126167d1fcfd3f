// Which kind of file may stand in which room, and how a component is named. Only what stands in the
// tree is judged here; who may import whom is Biome's.

const ROUTE_FILES =
  'page|layout|template|default|loading|error|global-error|not-found|global-not-found|route|manifest|sitemap|robots'

/** A file of `room` must fit `allowed`. @type {{ room: RegExp, allowed: RegExp, message: string }[]} */
const ROOMS = [
  {
    room: /^app\//,
    allowed: new RegExp(`/(?:(?:${ROUTE_FILES})\\.tsx?|[a-z]+\\.css|(?:icon|apple-icon|favicon)\\.[a-z]+)$`),
    message: 'is no route file, and app/ holds routes only. Move it to components/ (what shows) or lib/.',
  },
  {
    room: /^components\//,
    allowed: /\.tsx?$/,
    message: 'is no component. Facts belong to content/, code without a picture to lib/.',
  },
  {
    room: /^lib\/publish\//,
    allowed: /\.mjs$/,
    message: 'must be plain .mjs with JSDoc types, because Node loads lib/publish before any compiler.',
  },
  {
    room: /^lib\//,
    allowed: /\.(?:ts|mjs)$/,
    message: 'is neither .ts nor .mjs. What shows something belongs to components/, facts to content/.',
  },
  {
    room: /^content\//,
    allowed: /\.(?:json|mdx|md)$/,
    message: 'is code, and content/ holds only what an editor changes. Move it to lib/.',
  },
  {
    room: /\.(?:tsx?|mjs|jsx?|cjs)$/,
    allowed: /\.(?:ts|tsx|mjs)$/,
    message: 'has an ending that the type checker does not read. Name it .ts, .tsx or .mjs.',
  },
]

const COMPONENT = /^components\/.*\.tsx$/
const PASCAL_OR_SET = /\/(?:[A-Z][A-Za-z0-9]*|icons)\.tsx$/

/** @param {string[]} files @returns {import('./project.mjs').Fault[]} */
export function findStrayFiles(files) {
  const stray = files.flatMap((file) =>
    ROOMS.filter(({ room, allowed }) => room.test(file) && !allowed.test(file))
      .slice(0, 1)
      .map(({ message }) => ({ file, message })),
  )
  const misnamed = files
    .filter((file) => COMPONENT.test(file) && !PASCAL_OR_SET.test(file))
    .map((file) => ({
      file,
      message: 'is a component by another name. Name the file like it: PascalCase.tsx.',
    }))
  return [...stray, ...misnamed]
}

// Runs the Observatory's tests on each page and prints its grade and score, then every result with its points. Calls the
// parts of `scan`, which accepts neither a port nor a path. Exits with 1 below the best grade.
const [http, https, ...paths] = process.argv.slice(2)
const SOURCE = new URL('./node_modules/@mdn/mdn-http-observatory/src/', import.meta.url)

/** @param {string} file */
const load = (file) => import(new URL(file, SOURCE).href)
const { retrieve } = await load('retriever/retriever.js')
const { ALL_TESTS } = await load('constants.js')
const { getGradeForScore, getScoreModifier } = await load('grader/grader.js')
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load('grader/charts.js')

/** @type {Set<string>} */
const lines = new Set()
for (const path of paths) {
  const response = await retrieve('localhost', { httpPort: http, httpsPort: https, path })
  /** @type {{ name: string, result: string, pass: boolean, points: number }[]} */
  const results = ALL_TESTS.map((/** @type {(response: unknown) => any} */ test) => {
    const output = test(response)
    const points = getScoreModifier(output.result)
    return { name: output.constructor.name, result: output.result, pass: output.pass, points }
  })
  const losses = results.reduce((sum, { points }) => sum + Math.min(points, 0), 100)
  const all = results.reduce((sum, { points }) => sum + points, 100)
  const { grade, score } = getGradeForScore(losses >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? all : losses)
  const passed = results.filter(({ pass }) => pass).length
  console.log(`${grade.padEnd(3)} ${String(score).padStart(4)}  ${passed}/${results.length} passed  ${path}`)
  for (const { name, result, pass, points } of results)
    lines.add(`${pass ? 'pass' : 'FAIL'} ${String(points).padStart(4)}  ${name}: ${result}`)
  if (grade !== 'A+' || passed < results.length) process.exitCode = 1
}
console.log(`\nOver all pages:\n${[...lines].sort().join('\n')}`)

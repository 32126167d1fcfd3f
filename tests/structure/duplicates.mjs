// Code that stands twice. Two measures: lines that are the same to the letter, and longer runs that are
// alike but for names, texts and numbers. Import lines, comments, lone brackets and rows of data do not count.

const LETTER = { lines: 5, normal: (/** @type {string} */ line) => line }
const SHAPE = { lines: 12, normal: toShape }
const NOT_COUNTED = /^(?:import\b.*|\/\/.*|\/?\*.*|[\s\])}>;,(/]*|\} from .*)$/
/** A line without a name or a word is a row of data. */
const HAS_A_NAME = /[a-z]/
const WORDS =
  /\b(?:as|async|await|case|catch|class|const|else|export|false|for|function|if|in|let|new|null|of|return|satisfies|switch|throw|true|try|type|typeof|undefined|while)\b/

/** The line without its names, texts and numbers. @param {string} line */
function toShape(line) {
  return line
    .replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g, "''")
    .replace(/[\w$]+/g, (word) => (WORDS.test(word) ? word : /^\d/.test(word) ? '0' : 'x'))
}

/** @typedef {{ file: string, line: number, text: string }} Line */

/** @param {string} file @param {string} text @returns {Line[]} */
function readLines(file, text) {
  return text
    .split('\n')
    .map((line, index) => ({ file, line: index + 1, text: line.trim().replace(/\s+/g, ' ') }))
    .filter((line) => !NOT_COUNTED.test(line.text) && HAS_A_NAME.test(toShape(line.text)))
}

/**
 * Pairs of places that share at least `lines` lines; each pair once, as long as it is.
 * @param {Line[][]} files @param {{ lines: number, normal: (line: string) => string }} measure
 */
function findPairs(files, { lines, normal }) {
  /** @type {Map<string, Line[]>} the first line of each run, by the run's text */
  const places = new Map()
  const pairs = []
  let last = { first: '', second: '', end: 0 }
  for (const all of files) {
    const file = all.map((line) => ({ ...line, text: normal(line.text) }))
    const texts = file.map((line) => line.text)
    for (let index = 0; index + lines <= file.length; index += 1) {
      const run = texts.slice(index, index + lines).join('\n')
      const [begin, end] = [file[index], file[index + lines - 1]]
      if (!begin || !end) continue
      const earlier = places
        .get(run)
        ?.find((place) => place.file !== begin.file || place.line + lines <= begin.line)
      places.set(run, [...(places.get(run) ?? []), begin])
      if (!earlier) continue
      const isSameRun = last.first === earlier.file && last.second === begin.file && begin.line <= last.end
      last = { first: earlier.file, second: begin.file, end: end.line }
      if (!isSameRun) pairs.push({ begin, end: end.line, earlier })
      else Object.assign(pairs.at(-1) ?? {}, { end: end.line })
    }
  }
  return pairs
}

/** @param {import('./project.mjs').Project} project @returns {import('./project.mjs').Fault[]} */
export function findDuplicates(project) {
  const files = [...project].map(([file, text]) => readLines(file, text))
  const shipped = files.filter(([line]) => line && !line.file.startsWith('tests/'))
  const same = findPairs(files, LETTER).map((pair) => ({ ...pair, what: 'the same lines as' }))
  const alike = findPairs(shipped, SHAPE)
    .filter(
      (pair) => !same.some(({ begin, end }) => begin.file === pair.begin.file && end >= pair.begin.line),
    )
    .map((pair) => ({ ...pair, what: 'the same shape, but for names, as' }))
  return [...same, ...alike].map(({ begin, end, earlier, what }) => ({
    file: begin.file,
    message: `lines ${begin.line} to ${end} are ${what} ${earlier.file} from line ${earlier.line} on. Write it once: a function, a component or a helper that both use.`,
  }))
}

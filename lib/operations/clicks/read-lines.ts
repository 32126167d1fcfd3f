// Reads access logs of any size in constant memory. Works on bytes: only a line that mentions a click is decoded to text.
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'

const NEW_LINE = 0x0a
const RETURN = 0x0d
const NEEDLE = Buffer.from('/click/')
/** The bytes after the time in the combined format. */
const AFTER_TIME = Buffer.from('] "')
const JSON_ENDS = new Map([
  [0x7b, 0x7d], // { }
  [0x5b, 0x5d], // [ ]
])
const CHUNK_BYTES = 256 * 1024
/** Longer than any line that a server writes. The limit keeps a file without line breaks from filling the memory. */
const MAX_LINE_BYTES = 1024 * 1024

export type LineCounts = { lines: number; malformed: number }

/** The bytes of a log. '-' is standard input. Gzip is detected by content, not by name, and unpacked. */
export async function* readLog(name: string): AsyncGenerator<Buffer> {
  const source = name === '-' ? process.stdin : createReadStream(name, { highWaterMark: CHUNK_BYTES })
  const chunks: AsyncIterator<Buffer> = source[Symbol.asyncIterator]()
  const first = await chunks.next()
  if (first.done) return
  const whole = prepend(first.value, { [Symbol.asyncIterator]: () => chunks })
  const isCompressed = first.value[0] === 0x1f && first.value[1] === 0x8b // the magic number of gzip
  if (!isCompressed) return yield* whole
  // The callback is for errors, which the reader of the stream gets as well.
  yield* pipeline(whole, createGunzip({ chunkSize: CHUNK_BYTES }), () => {})
}

async function* prepend(first: Buffer, rest: AsyncIterable<Buffer>) {
  yield first
  yield* rest
}

/**
 * Calls `onClickLine` with every line that mentions /click/, and counts all lines. For the others, it checks only whether
 * they look like log lines.
 */
export async function scanLines(
  chunks: AsyncIterable<Buffer>,
  onClickLine: (line: string) => void,
): Promise<LineCounts> {
  const counts = { lines: 0, malformed: 0 }
  /** The beginning of a line whose end is in a later chunk. */
  let rest: Buffer[] = []
  let restBytes = 0

  function addToRest(bytes: Buffer) {
    restBytes += bytes.length
    if (restBytes <= MAX_LINE_BYTES) rest.push(Buffer.from(bytes))
    else rest = []
  }
  function endRest() {
    if (restBytes > MAX_LINE_BYTES) {
      counts.lines += 1
      counts.malformed += 1
    } else scanWholeLines(Buffer.concat(rest), counts, onClickLine)
    rest = []
    restBytes = 0
  }

  for await (const chunk of chunks) {
    let start = 0
    if (restBytes > 0) {
      const end = chunk.indexOf(NEW_LINE)
      addToRest(end < 0 ? chunk : chunk.subarray(0, end + 1))
      if (end < 0) continue
      endRest()
      start = end + 1
    }
    const end = chunk.lastIndexOf(NEW_LINE) + 1
    scanWholeLines(chunk.subarray(start, end), counts, onClickLine)
    addToRest(chunk.subarray(end))
  }
  endRest()
  return counts
}

/** The last line may have no line break. */
function scanWholeLines(bytes: Buffer, counts: LineCounts, onClickLine: (line: string) => void) {
  let click = bytes.indexOf(NEEDLE)
  let afterTime = bytes.indexOf(AFTER_TIME)
  for (let start = 0; start < bytes.length; ) {
    const lineBreak = bytes.indexOf(NEW_LINE, start)
    const next = lineBreak < 0 ? bytes.length : lineBreak + 1
    let end = lineBreak < 0 ? bytes.length : lineBreak
    if (end > start && bytes[end - 1] === RETURN) end -= 1
    while (afterTime >= 0 && afterTime < start) afterTime = bytes.indexOf(AFTER_TIME, start)
    if (end > start) {
      counts.lines += 1
      const closing = JSON_ENDS.get(bytes[start] ?? 0)
      const hasShape = closing === undefined ? afterTime >= 0 && afterTime < end : bytes[end - 1] === closing
      if (!hasShape) counts.malformed += 1
      else if (click >= 0 && click < end) onClickLine(bytes.toString('utf8', start, end))
    }
    if (click >= 0 && click < next) click = bytes.indexOf(NEEDLE, next)
    start = next
  }
}

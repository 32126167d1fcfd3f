// The instructions of the clone: what stands under a heading, and the blocks that somebody copies from there.
import { read } from './desk.mjs'

/** The part of a page of instructions under a heading. @param {string} file @param {string} heading */
export function readPart(file, heading) {
  const part = read(file)
    .split(/^## /m)
    .find((text) => text.startsWith(`${heading}\n`))
  if (!part) throw new Error(`${file} has no heading “${heading}”.`)
  return part
}

/** The first block of code of a part, as somebody would copy it. @param {string} part @param {string} language */
export function copyBlock(part, language) {
  const [, indent = '', block] = new RegExp(`^( *)\`\`\`${language}\\n(.*?)^ *\`\`\`$`, 'ms').exec(part) ?? []
  if (block === undefined) throw new Error(`There is no block of ${language || 'text'} to copy.`)
  return block.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
}

// The frontmatter of a guide or legal page. Next's MDX loader compiles the text itself.
import { isNode, LineCounter, parseDocument } from 'yaml'
import { type ContentIssue, issueAt, issueOnLine } from './issue'
import { findNearest, type RawFile } from './raw-file'

/** The opening line, the fields, and the closing line. */
export const FRONTMATTER = /^(---\n)([\s\S]*?)(\n---\n)/

const NO_FIELDS =
  'expected fields between two lines of "---" at the top, got none. Copy them from another file.'

/** Parses the fields between the two lines of `---`. Never throws. */
export function parseMdxFile(file: string, text: string): Pick<RawFile, 'data' | 'issues' | 'getLine'> {
  const unreadable = (issue: ContentIssue) => ({ data: undefined, issues: [issue], getLine: () => null })
  const [, , yaml] = FRONTMATTER.exec(text) ?? []
  if (yaml === undefined) return unreadable(issueAt(file, ['(top of the file)'], NO_FIELDS))
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false })
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1 // the line of "---" comes first
  const [error] = document.errors
  if (error) {
    const message = `${error.message}. Put texts that contain ":" or quotes between double quotes.`
    return unreadable(issueOnLine(file, lineAt(error.pos[0]), message))
  }
  try {
    const getLine = findNearest((path) => {
      const node = document.getIn(path, true)
      return isNode(node) && node.range ? lineAt(node.range[0]) : undefined
    })
    return { data: document.toJS(), issues: [], getLine }
  } catch (failure) {
    // Only toJS reports an alias without its anchor.
    const message = `${(failure as Error).message}. Put texts that begin with "*" or "&" between double quotes.`
    return unreadable(issueAt(file, ['(top of the file)'], message))
  }
}

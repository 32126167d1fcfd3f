// Errors and where they are: in the fields of a file (`data`) or in a block of its text (`blocks`).
import type { Path } from '../../../content/issue'
import type { DeskIssue } from '../api'
import type { Desk } from '../files'
import { type FormSchema, getProperties } from '../form-schema'
import { type Draft, findKind, getFile } from './drafts'

/** The path of the name of a new or renamed file. */
export const FILE_NAME = '(file name)'

/** "Pricing › Amount", "Text, block 3 › Bars › Caption", or the line of a file that cannot be read. */
export function namePlace(desk: Desk, { file, path, line }: DeskIssue, draft: Draft | undefined): string {
  const [part, first, ...rest] = path
  if (first === FILE_NAME) return 'Name of the file'
  if (part === 'blocks' && first === undefined) return 'Text'
  if (first === undefined) return line === undefined ? '' : `Line ${line}`
  if (part === 'data')
    return namePath(findKind(desk, draft?.id ?? file)?.schema, [first, ...rest]).join(' › ')
  const block = draft?.content.blocks?.[Number(first)]
  const form = block?.kind === 'component' ? desk.components[block.name] : undefined
  const inBlock = form ? [form.title, ...namePath(form, rest.slice(1))] : []
  return [`Text, block ${Number(first) + 1}`, ...inBlock].join(' › ')
}

function namePath(schema: FormSchema | undefined, path: Path): (string | number)[] {
  let field = schema
  return path.map((key) => {
    field = typeof key === 'number' ? field?.items : getProperties(field)[key]
    return typeof key === 'number' ? key + 1 : (field?.title ?? key)
  })
}

/** What is wrong with the name of a new or renamed file. */
export function findNameIssue(desk: Desk, draft: Draft): DeskIssue | null {
  if (draft.newName === null || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(draft.newName)) return null
  const message = `Use lowercase letters, digits and hyphens, like “new-provider”. It becomes the address of the page.`
  return { file: getFile(desk, draft), path: ['data', FILE_NAME], message }
}

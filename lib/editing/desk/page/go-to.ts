// Moves to a field of the open form.
import type { DeskIssue } from '../api'
import type { DraftBlock } from './drafts'

type Place = Pick<DeskIssue, 'path' | 'block' | 'field'>

/** Goes to the field, or to the nearest visible group around it. */
export function goTo({ path, block, field = [] }: Place, blocks: DraftBlock[] | null) {
  const form = block === undefined ? 'form' : `block-${blocks?.[block]?.key}`
  const keys = block === undefined ? path : field
  const ids: string[] = []
  for (let length = keys.length; length > 0; length--) {
    const id = [form, ...keys.slice(0, length)].join('_')
    ids.push(id, `${id}-group`)
  }
  if (block !== undefined) ids.push(form, `${form}-group`)
  if (path[0] === '(file name)') ids.unshift('new-name')
  const target = ids.map((id) => document.getElementById(id)).find((element) => element !== null)
  target?.scrollIntoView({ block: 'center' })
  const input = target?.matches('input, textarea, select')
    ? target
    : target?.querySelector('input, textarea, select, button')
  if (input instanceof HTMLElement) input.focus({ preventScroll: true })
}

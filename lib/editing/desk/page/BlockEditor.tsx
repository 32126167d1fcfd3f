import type { Block } from '../../files/edit-document'
import type { Desk, DeskIssue } from '../api'
import { Folded } from './form/Folded'
import { Issues } from './form/Issues'
import { SchemaForm } from './form/SchemaForm'
import { MarkdownField } from './MarkdownField'
import { withoutPlace } from './place'

type Props = {
  desk: Desk
  id: string
  number: number
  block: Block
  issues: DeskIssue[]
  onChange: (block: Block) => void
}

/** One block: Markdown, or the fields of a component. */
export function BlockEditor({ desk, id, number, block, issues, onChange }: Props) {
  if (block.kind === 'text')
    return (
      <>
        <MarkdownField
          desk={desk}
          id={id}
          label={`Text ${number}`}
          text={block.text}
          onChange={(text) => onChange({ ...block, text })}
        />
        <Issues id={id} issues={issues} />
      </>
    )
  const form = desk.components[block.name]
  if (!form) return null
  const own = issues.map((issue) => ({ ...issue, path: issue.field ?? [], message: withoutPlace(issue) }))
  const summary = [form.title, block.props.caption, block.props.title].filter(Boolean).join(' · ')
  return (
    <Folded summary={summary} isOpenAtFirst={block.origin === null} hasIssue={issues.length > 0}>
      <p className="hint">{form.description}</p>
      <Issues id={id} issues={own.filter(({ path }) => path.length === 0)} />
      <SchemaForm
        id={id}
        schema={form}
        data={block.props}
        info={{ issues: own, conflicts: [] }}
        onChange={(props) => onChange({ ...block, props })}
      />
      {block.text !== null && (
        <MarkdownField
          desk={desk}
          id={`${id}-text`}
          label="Text in the box"
          text={block.text}
          onChange={(text) => onChange({ ...block, text })}
        />
      )}
    </Folded>
  )
}

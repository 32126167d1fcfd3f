import { Markdown } from 'markdown-to-jsx'
import type { ReactNode } from 'react'
import type { Desk } from '../files'
import type { Draft } from './drafts'
import { toImageUrl } from './form/widgets'

type Part = { children?: ReactNode; id?: string | string[]; day?: string; src?: string; alt?: string }
type TablePart = { caption?: ReactNode; columns?: unknown; rows?: unknown }

/** By its name alone if its rows cannot be read, as in a table inside of another component. */
function Table({ caption, columns, rows }: TablePart) {
  if (!Array.isArray(columns) || !Array.isArray(rows)) return <mark>Table: {caption}</mark>
  return (
    <table>
      <caption>{caption}</caption>
      <tbody>
        {[columns, ...rows].map((row, at) => (
          <tr key={at}>
            {[row].flat().map((cell, column) => {
              const Cell = at === 0 ? 'th' : 'td'
              return <Cell key={column}>{Object(cell).title ?? cell}</Cell>
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The text of a guide as it reads before it is saved. What the site draws or computes stands there by its name. */
export function Reading({ desk, draft: { content, images } }: { desk: Desk; draft: Draft }) {
  const { title, lead } = content.data
  const named = Object.entries(desk.components).map(([name, { title, hasText }]) => [
    name,
    ({ children }: Part) => (hasText && children) || <mark>{title}</mark>,
  ])
  const overrides = {
    ...Object.fromEntries(named),
    FigureTable: Table,
    Cite: ({ id }: Part) =>
      desk.references.sources.flatMap((own) =>
        [id].flat().includes(own.id) ? <mark key={own.id}>{own.label}</mark> : [],
      ),
    Until: ({ day = '', children }: Part) => desk.today <= day && children,
    From: ({ day = '', children }: Part) => desk.today >= day && children,
    img: ({ src = '', alt = '' }: Part) => <img src={toImageUrl(src, images)} alt={alt} />,
  }
  return (
    <article>
      <h1>{String(title)}</h1>
      {typeof lead === 'string' && <p>{lead}</p>}
      {content.blocks?.map((block, index) =>
        block.kind === 'component' && block.name === 'FigureTable' ? (
          <Table key={index} {...block.props} />
        ) : (
          <Markdown key={index} options={{ forceBlock: true, overrides }}>
            {(block.kind === 'component' ? `<${block.name} />\n\n` : '') + (block.text ?? '')}
          </Markdown>
        ),
      )}
    </article>
  )
}

import { Markdown } from 'markdown-to-jsx'
import type { ReactNode } from 'react'
import type { Desk } from '../api'
import type { Draft } from './drafts'
import { toImageUrl } from './form/widgets'

type Part = { children?: ReactNode; id?: string; day?: string; src?: string; alt?: string }

/** The text of a guide as it reads before it is saved. What the site draws or computes stands there by its name. */
export function Reading({ desk, draft: { content, images } }: { desk: Desk; draft: Draft }) {
  const named = Object.entries(desk.components).map(([name, { title, hasText }]) => [
    name,
    ({ children }: Part) => (hasText && children) || <mark>{title}</mark>,
  ])
  const overrides = {
    ...Object.fromEntries(named),
    Cite: ({ id }: Part) =>
      desk.references.sources?.flatMap((own) => (own.id === id ? <mark key={id}>{own.label}</mark> : [])),
    Until: ({ day = '', children }: Part) => desk.today <= day && children,
    From: ({ day = '', children }: Part) => desk.today >= day && children,
    img: ({ src = '', alt = '' }: Part) => <img src={toImageUrl(src, images)} alt={alt} />,
  }
  return (
    <article>
      {content.blocks?.map((block, index) => (
        <Markdown key={index} options={{ forceBlock: true, overrides }}>
          {(block.kind === 'component' ? `<${block.name} />\n\n` : '') + (block.text ?? '')}
        </Markdown>
      ))}
    </article>
  )
}

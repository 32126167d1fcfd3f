import type { PropsOf } from '@/lib/guides/props'

/** The answer to "what is it for me?": situation and figure on one line, and the next step below them; a row goes with its figure. */
export function AnswerRows({ rows }: PropsOf<'AnswerRows'>) {
  const shown = rows.filter(({ figure }) => figure)
  // Words that are no figures do not stand out.
  const look = shown.some(({ figure }) => /\d/.test(figure)) ? 'text-h3 font-bold' : 'text-muted'
  return (
    <ul className="-my-1">
      {shown.map(({ situation, figure, next }) => (
        <li key={situation} className="border-t border-line py-2 first:border-t-0">
          <p className="mb-0! flex flex-wrap items-baseline justify-between gap-x-4">
            <strong>{situation}</strong>
            <span className={`ml-auto text-right ${look}`}>{figure}</span>
          </p>
          {next && <p className="mb-0! text-sm/[1.4] text-muted">{next}</p>}
        </li>
      ))}
    </ul>
  )
}

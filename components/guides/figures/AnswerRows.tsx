import type { PropsOf } from '@/lib/guides/props'

/** The answer to "what is it for me?": situation and figure on one line, and the next step below them; a row goes with its figure. */
export const AnswerRows = ({ rows }: PropsOf<'AnswerRows'>) => (
  <ul className="-my-1">
    {rows
      .filter(({ figure }) => figure)
      .map(({ situation, figure, next }) => (
        <li key={situation} className="border-t border-line py-2 first:border-t-0">
          <p className="mb-0! flex flex-wrap items-baseline justify-between gap-x-4">
            <strong>{situation}</strong>
            {/* Words that are no figure are as large as the text. */}
            <strong className={`ml-auto text-right ${/\d/.test(figure) ? 'text-h3' : ''}`}>{figure}</strong>
          </p>
          {next && <p className="mb-0! text-sm/[1.4] text-muted">{next}</p>}
        </li>
      ))}
  </ul>
)

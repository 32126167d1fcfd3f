import type { PropsOf } from '@/lib/guides/props'

const FIGURES = { list: '', row: '', figure: 'ml-auto text-right text-h3 font-bold' }
/** Words that are no figures do not stand out, and have columns where there is room. */
const WORDS = {
  list: '@min-[40rem]:grid @min-[40rem]:grid-cols-4 @min-[40rem]:gap-x-8',
  row: '@min-[40rem]:border-t-0',
  figure: 'text-muted @min-[40rem]:basis-full',
}

/** The answer to "what is it for me?": situation and figure on one line, and the next step below them; a row goes with its figure. */
export function AnswerRows({ rows, hasWords }: PropsOf<'AnswerRows'>) {
  const shown = rows.filter(({ figure }) => figure)
  const classNames = hasWords ? WORDS : FIGURES
  return (
    <ul className={`-my-1 ${classNames.list}`}>
      {shown.map(({ situation, figure, next }) => (
        <li key={situation} className={`border-t border-line py-2 first:border-t-0 ${classNames.row}`}>
          <p className="mb-0! flex flex-wrap items-baseline justify-between gap-x-4">
            <strong>{situation}</strong>
            <span className={classNames.figure}>{figure}</span>
          </p>
          {next && <p className="mb-0! text-sm/[1.4] text-muted">{next}</p>}
        </li>
      ))}
    </ul>
  )
}

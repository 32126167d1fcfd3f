import { Figure } from '@/components/guides/Figure'
import { getBuildDay } from '@/lib/base/month'
import { keepAllCurrent } from '@/lib/guides/dated-text'
import type { FigureProps } from '@/lib/guides/props'

/** The answer to "what is it for me?": situation and figure on one line, and the next step below them; a row goes with its figure. */
export function AnswerRows(props: FigureProps<'AnswerRows'>) {
  const { rows, ...figure } = keepAllCurrent(props, getBuildDay())
  const shown = rows.filter((row) => row.figure)
  return (
    <Figure {...figure}>
      <ul className="-my-1">
        {shown.map(({ situation, figure: value, next }) => (
          <li key={situation} className="border-t border-line py-2 first:border-t-0">
            <p className="mb-0! flex flex-wrap items-baseline justify-between gap-x-4">
              <strong>{situation}</strong>
              <strong className="ml-auto text-right text-h3">{value}</strong>
            </p>
            {next && <p className="mb-0! text-sm/[1.4] text-muted">{next}</p>}
          </li>
        ))}
      </ul>
    </Figure>
  )
}

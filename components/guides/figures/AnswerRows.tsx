import { Figure } from '@/components/guides/Figure'
import { NoWrap } from '@/components/ui/NoWrap'
import type { Mark, PropsOf } from '@/lib/guides/props'

/** The answer to "what is it for me?": one row for each situation, its figure, and the next step under it. */
export function AnswerRows({ rows, ...figure }: PropsOf<'AnswerRows'> & { marks?: readonly Mark[] }) {
  return (
    <Figure {...figure}>
      <ul className="list-none! pl-0!">
        {rows.map(({ situation, figure: value, next }) => (
          <li
            key={situation}
            className="mb-0! flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-inset py-3 last:border-b-0"
          >
            <span className="min-w-0 flex-[1_1_12rem]">
              <strong className="block">
                <NoWrap>{situation}</NoWrap>
              </strong>
              {next && (
                <span className="block text-sm text-muted">
                  <NoWrap>{next}</NoWrap>
                </span>
              )}
            </span>
            <strong className="text-xl/[1.3] text-right">{value}</strong>
          </li>
        ))}
      </ul>
    </Figure>
  )
}

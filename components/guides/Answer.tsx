import { NoWrap } from '@/components/ui/NoWrap'
import { Panel } from '@/components/ui/Panel'
import type { Mark, PropsOf } from '@/lib/guides/props'
import { CircleLegend, FigureSources } from './Cite'

/** The answer of a guide, on the first screen: situation and figure, then the next step. */
export function Answer({ title, aside, rows, note, marks }: PropsOf<'Answer'> & { marks?: readonly Mark[] }) {
  return (
    <div className="mb-7 break-inside-avoid">
      <Panel title={title} {...(aside && { aside })}>
        <ul className="px-inset">
          {rows.map(({ label, figure, text }) => (
            <li key={label} className="border-t border-line py-2.5 first:border-0">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-semibold">
                  <NoWrap>{label}</NoWrap>
                </span>
                <strong className="ml-auto text-right text-[1.25rem]/tight">
                  <NoWrap>{figure}</NoWrap>
                </strong>
              </p>
              {text && (
                <p className="text-sm text-muted">
                  <NoWrap>{text}</NoWrap>
                </p>
              )}
            </li>
          ))}
        </ul>
      </Panel>
      <div className="mt-2.5 grid gap-y-1">
        {note && (
          <p className="max-w-reading text-sm text-muted">
            <NoWrap>{note}</NoWrap>
          </p>
        )}
        <FigureSources marks={marks} />
        <CircleLegend />
      </div>
    </div>
  )
}

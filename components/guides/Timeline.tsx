import { NoWrap } from '@/components/ui/NoWrap'
import type { Mark, PropsOf } from '@/lib/guides/props'
import { Figure } from './Figure'

/** A timeline with a stop for each time. */
export function Timeline({ caption, items, marks }: PropsOf<'Timeline'> & { marks?: readonly Mark[] }) {
  return (
    <Figure caption={caption} marks={marks}>
      <ol className="ml-1.5 border-l-2 border-accent">
        {items.map(({ when, title, text }) => (
          <li key={when} className="relative break-inside-avoid pb-3 pl-6 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[0.45rem] size-3 rounded-pill border-2 border-accent bg-paper"
            />
            <p className="mb-0! text-sm font-semibold text-accent">{when}</p>
            <p className="mb-0! font-semibold">{title}</p>
            <p className="mb-0! text-sm/[1.45]">
              <NoWrap>{text}</NoWrap>
            </p>
          </li>
        ))}
      </ol>
    </Figure>
  )
}

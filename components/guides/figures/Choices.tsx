import type { PropsOf } from '@/lib/guides/props'

const SIGNS = {
  yes: { d: 'M2 8l4 4 8-9', className: 'stroke-accent' },
  caution: { d: 'M1 9c3-5 6-3 7-1s4 3 7-1', className: 'stroke-muted' },
  no: { d: 'M3 3l10 10M13 3L3 13', className: 'stroke-danger' },
} as const

/** What helps, what needs caution, and what to avoid: three columns, or one below the other with large letters. */
export const Choices = ({ columns }: PropsOf<'Choices'>) => (
  <div className="grid grid-cols-3 gap-x-3 @max-[17rem]:grid-cols-1">
    {columns.map(({ title, sign, items }) => (
      <div key={title}>
        <p className="mb-0! flex items-baseline gap-x-1.5 border-b border-line pb-1.5 text-sm font-bold">
          <svg aria-hidden="true" viewBox="0 0 16 16" className="size-3.5 shrink-0 fill-none stroke-[2.5]">
            <path {...SIGNS[sign]} />
          </svg>
          {title}
        </p>
        <ul>
          {items.map((item) => (
            <li key={item} className="border-b border-line py-1 text-sm/[1.35] last:border-b-0">
              {item}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
)

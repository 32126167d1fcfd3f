import { NO, Sign, YES } from '@/components/ui/Sign'
import type { PropsOf } from '@/lib/guides/props'

const SIGNS = {
  yes: { path: YES, className: 'text-accent' },
  caution: { path: 'M1 9c3-5 6-3 7-1s4 3 7-1', className: 'text-muted' },
  no: { path: NO, className: 'text-danger' },
}

/** What helps, what needs caution, and what to avoid: three columns, or one below the other with large letters. */
export const Choices = ({ columns }: PropsOf<'Choices'>) => (
  <div className="grid grid-cols-3 gap-x-3 @min-[40rem]:gap-x-8 @max-[17rem]:grid-cols-1">
    {columns.map(({ title, sign, items }) => (
      <div key={title}>
        <p className="mb-0! flex items-baseline gap-x-1.5 border-b border-line pb-1.5 text-sm font-bold">
          <Sign {...SIGNS[sign]} />
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

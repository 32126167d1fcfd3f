import { Section } from '@/components/ui/Section'
import type { Home } from '@/lib/schemas/page-texts'
import { PointIcon } from './PointIcon'

type Props = {
  id: string
  title: string
  points: readonly (Home['trust']['cards'][number] &
    Partial<Pick<Home['findings']['items'][number], 'icon'>>)[]
}

/** A section of short points in three columns: under a rule, or beside an icon. */
export function Points({ id, title, points }: Props) {
  return (
    <Section id={id} title={title}>
      <ul className="grid gap-x-8 gap-y-3 grid-cols-[minmax(0,1fr)] md:grid-cols-3">
        {points.map(({ title: lead, text, note, icon }) => (
          <li
            key={lead}
            className={icon ? 'flex gap-3.5 text-sm leading-snug' : 'border-t border-ink pt-3 max-md:text-sm'}
          >
            {icon && <PointIcon icon={icon} />}
            <div>
              <h3 className={icon ? 'text-base font-semibold' : 'heading-3'}>{lead}</h3>
              <p className="text-muted">{text}</p>
              {note && <p className="text-sm text-muted">{note}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

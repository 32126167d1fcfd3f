import { Section } from '@/components/ui/Section'
import type { Home, POINT_ICONS } from '@/lib/schemas/page-texts'

type Icon = (typeof POINT_ICONS)[number]
type Point = Home['trust']['cards'][number] & { icon?: Icon }
type Props = { id: string; title: string; points: readonly Point[] }

/** A section of short points in three columns: under a rule, or beside an icon. */
export const Points = ({ id, title, points }: Props) => (
  <Section id={id} title={title}>
    <ul className="grid gap-x-8 gap-y-3 md:gap-y-7 grid-cols-[repeat(auto-fit,minmax(min(max(13rem,30%),100%),1fr))]">
      {points.map(({ title: lead, text, note, icon }) => (
        <li
          key={lead}
          className={icon ? 'flex gap-3.5 text-sm/snug' : 'border-t border-frame pt-3 max-md:text-sm'}
        >
          {icon && <PointIcon icon={icon} />}
          <div>
            <h3 className={`mb-1 ${icon ? 'text-base font-semibold' : 'heading-3'}`}>{lead}</h3>
            <p className="text-muted">{text}</p>
            {note && <p className="mt-1 text-sm/snug text-muted">{note}</p>}
          </div>
        </li>
      ))}
    </ul>
  </Section>
)

const PATHS = {
  chart: 'M4 3v18h17M8 7h6M8 12h11M8 17h8',
  shield: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  pill: 'M4.5 13 13 4.5a4.6 4.6 0 0 1 6.5 6.5L11 19.5A4.6 4.6 0 0 1 4.5 13zM9 9l6 6',
  box: 'M12 3l8.5 4.5v9L12 21l-8.5-4.5v-9zM3.5 7.5 12 12l8.5-4.5M12 12v9',
  tag: 'M3 12l9-9h9v9l-9 9zM16.5 7.5h.01',
  star: 'M12 3l2.7 5.8 6.3.8-4.6 4.3 1.2 6.2-5.6-3.1-5.6 3.1 1.2-6.2L3 9.6l6.3-.8z',
} satisfies Record<Icon, string>

const PointIcon = ({ icon }: { icon: Icon }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    className="size-7 shrink-0 fill-none stroke-accent stroke-[1.6]"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={PATHS[icon]} />
  </svg>
)

import type { Home, POINT_ICONS } from '@/lib/schemas/page-texts'
import styles from './Points.module.css'

type Icon = (typeof POINT_ICONS)[number]
type TrustPoint = Home['trust']['cards'][number] & { icon?: Icon }
type Props = { id: string; title: string; points: readonly TrustPoint[] }

/** A section of short points: under each other with a rule, or in columns with an icon. */
export const Points = ({ id, title, points }: Props) => (
  <section id={id} aria-labelledby={`${id}_title`}>
    <h2 id={`${id}_title`} className="mb-4 heading-2">
      {title}
    </h2>
    <ul className={points[0]?.icon ? styles.columns : styles.lines}>
      {points.map(({ title: lead, text, note, icon }) => (
        <li key={lead}>
          {icon && <PointIcon icon={icon} />}
          <h3>{lead}</h3>
          <p>{text}</p>
          {note && <p>{note}</p>}
        </li>
      ))}
    </ul>
  </section>
)

const PATHS = {
  chart: 'M6 21V10M12 21V3M18 21V14',
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
    className="mb-1.5 size-6 fill-none stroke-accent stroke-[1.8]"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={PATHS[icon]} />
  </svg>
)

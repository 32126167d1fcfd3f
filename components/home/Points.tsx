import { Section } from '@/components/ui/Section'
import type { ElementId } from '@/lib/base/page-anchors'

interface PointsProps {
  id: ElementId
  title: string
  points: readonly { title: string; text: string }[]
  look: keyof typeof VARIANTS
}

const VARIANTS = {
  columns: {
    list: 'gap-8 md:grid-cols-3 md:gap-5',
    item: 'border-t-2 border-ink pt-5',
    title: 'mb-2 heading-3',
  },
  lines: {
    list: 'gap-x-10 border-b border-line sm:grid-cols-2',
    item: 'border-t border-line py-5',
    title: 'mb-1 font-semibold',
  },
}

/** A section of short points: three large ones in columns, or more of them separated by lines. */
export function Points({ id, title, points, look }: PointsProps) {
  const classes = VARIANTS[look]
  return (
    <Section id={id} title={title}>
      <ul className={`grid ${classes.list}`}>
        {points.map((point) => (
          <li key={point.title} className={classes.item}>
            <h3 className={classes.title}>{point.title}</h3>
            <p className="text-muted">{point.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

import type { PropsOf } from '@/lib/guides/props'
import styles from './Timeline.module.css'

export const Timeline = ({ items }: PropsOf<'Timeline'>) => (
  <ol className="ml-1.5 border-l-2 border-accent">
    {items.map(({ when, title, text }) => (
      <li key={when} className={styles.item}>
        <p className="mb-0! text-sm font-semibold text-accent">{when}</p>
        <p className="mb-0! font-semibold">{title}</p>
        <p className="mb-0! text-sm/[1.45]">{text}</p>
      </li>
    ))}
  </ol>
)

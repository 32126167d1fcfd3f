import { Bar } from '@/components/offers/Bar'
import { Drawings } from '@/components/offers/Legend'
import { Panel } from '@/components/ui/Panel'
import { NO, Sign, UNKNOWN, YES } from '@/components/ui/Sign'
import type { getSampleAnswer } from './get-sample-answer'
import styles from './SampleAnswer.module.css'

export type SampleData = ReturnType<typeof getSampleAnswer>

const SIGNS = {
  fits: { path: YES, text: 'fits', color: 'text-accent' },
  unknown: { path: UNKNOWN, text: 'not known whether it fits', color: 'text-muted' },
  over: { path: NO, text: 'does not fit', color: 'text-danger' },
}

/** What an answer looks like: some months against a budget, whose line is in the middle. */
export const SampleAnswer = ({ sample: { budget, maxCents, rows } }: { sample: SampleData }) => (
  <Panel title="A sample answer" aside={`${budget} a month`}>
    <svg aria-hidden="true" className="absolute size-0 fill-current text-accent">
      <Drawings />
    </svg>
    <div className={styles.rows}>
      <p aria-hidden="true" className={styles.line}>
        {budget}
      </p>
      <ul>
        {rows.map(({ name, group, label, bar }) => (
          <li key={name} className={styles.row}>
            <span className={styles.name}>
              <Sign path={SIGNS[group].path} className={SIGNS[group].color} /> <strong>{name}</strong>
              <span className="sr-only">{`: ${SIGNS[group].text}, `}</span>
            </span>{' '}
            <span className={styles.label}>{label}</span>
            <span className={styles.bar}>
              <Bar row={bar} maxCents={maxCents} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  </Panel>
)

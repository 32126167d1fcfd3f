import type { CardData } from '@/components/cards/get-cards'
import { Bar } from '@/components/offers/Bar'
import { VisitButton } from '@/components/offers/VisitButton'
import { NoWrap } from '@/components/ui/NoWrap'
import { Panel } from '@/components/ui/Panel'
import { getLowestSellers } from '@/lib/offers/compare'
import type { PlanRow } from '@/lib/offers/row'
import { formatDueNote } from '@/lib/offers/words/answers'
import { AT_LEAST, formatAmount } from '@/lib/offers/words/labels'
import { formatSumLabel } from '@/lib/offers/words/offers'
import styles from './Answer.module.css'
import { AskLink } from './AskLink'

type Props = { rows: readonly PlanRow[]; cards: readonly CardData[]; maxCents: number; months: number }

/** Without a budget: the lowest sum with the drug included, the lowest by the month, and what may be lower. */
export function Answer({ rows, cards, maxCents, months }: Props) {
  const { lowest, monthly, open } = getLowestSellers(rows)
  const first = lowest ?? open
  const card = cards.find(({ id }) => id === first?.sellerId)
  if (!first) return null
  return (
    <Panel
      as="h2"
      id="answer_title"
      title="Your cheapest option"
      aside={
        <span className="font-normal tracking-normal normal-case">
          {lowest ? 'drug included' : 'drug not known'}
        </span>
      }
      isLow
    >
      <div className={styles.first}>
        <p id="answer_name" className={styles.name}>
          <NoWrap>{first.name}</NoWrap>
        </p>
        <p className={styles.sum}>
          <strong>{formatAmount(first.sumCents)}</strong> <span>{formatSumLabel(first, months)}</span>
        </p>
        <p className={styles.visit}>
          {card && <VisitButton card={card} titleId="answer_name" place="answer" />}
        </p>
        <div className={styles.bar}>
          <Bar row={first} maxCents={maxCents} />
        </div>
        <p className={styles.note}>
          {formatDueNote(first)} {card && <AskLink card={card} />}
        </p>
      </div>
      {monthly && <OtherRow label="By the month, drug included" row={monthly} maxCents={maxCents} />}{' '}
      {open && lowest && <OtherRow label="May be lower: drug not known" row={open} maxCents={maxCents} />}
    </Panel>
  )
}

type RowProps = { label: string; row: PlanRow; maxCents: number }

/** Leads to its card. */
const OtherRow = ({ label, row, maxCents }: RowProps) => (
  <a href={`#${row.sellerId}`} className={styles.other}>
    <span className={styles.label}>{label}</span>{' '}
    <strong className={styles.name}>
      <NoWrap>{row.name}</NoWrap>
    </strong>{' '}
    <span className={styles.sum}>
      {row.isLowerBound && `${AT_LEAST} `}
      <strong>{formatAmount(row.sumCents)}</strong>
    </span>{' '}
    <span className={styles.bar}>
      <Bar row={row} maxCents={maxCents} />
    </span>
    <span className={styles.due}>{`${formatAmount(row.dueTodayCents)} due today`}</span>
  </a>
)

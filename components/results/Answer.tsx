import type { CardData } from '@/components/cards/get-cards'
import { BreakEvenLine } from '@/components/offers/BreakEvenLine'
import { SumLine } from '@/components/offers/SumLine'
import { VisitButton } from '@/components/offers/VisitButton'
import { NoWrap } from '@/components/ui/NoWrap'
import { Panel } from '@/components/ui/Panel'
import { getBreakEven, getReferenceCents } from '@/lib/offers/break-even'
import { getLowestSellers } from '@/lib/offers/compare'
import type { Plan } from '@/lib/offers/plan'
import type { PlanRow } from '@/lib/offers/row'
import {
  formatAskFirst,
  formatMonthDue,
  formatMonthFigure,
  formatOpenDrug,
  formatSumDue,
} from '@/lib/offers/words/answers'
import { formatPeriod } from '@/lib/offers/words/labels'
import styles from './Answer.module.css'
import { AskLink } from './AskLink'

type Props = {
  rows: readonly PlanRow[]
  cards: readonly CardData[]
  maxCents: number
  months: number
  /** The offer that sums without their drug are compared with. */
  reference: Plan | null
}

/** Without a budget: the lowest sum with the drug included, the lowest by the month, and up to which price of its drug another is. */
export function Answer({ rows, cards, maxCents, months, reference }: Props) {
  const { lowest, monthly, open } = getLowestSellers(rows)
  const first = lowest ?? open
  if (!first) return null
  const label = lowest ? `Lowest in the ${formatPeriod(months)}, drug included` : formatOpenDrug(first)
  const options: { row: PlanRow; label: string }[] = [{ row: first, label }]
  if (monthly) options.push({ row: monthly, label: 'Lowest by the month, drug included' })
  if (open && lowest) options.push({ row: open, label: formatOpenDrug(open) })
  const askFirst = formatAskFirst(options.map(({ row }) => row))
  return (
    <Panel as="h2" id="answer_title" title="Your cheapest option" isLow>
      <div className={styles.options}>
        {options.map(({ row, label }, index) => (
          <Option
            key={row.key}
            row={row}
            label={label}
            card={cards.find(({ id }) => id === row.sellerId)}
            maxCents={maxCents}
            months={months}
            reference={reference}
            isFirst={index === 0}
            askFirst={index === 0 ? askFirst : ''}
            isByMonth={row === monthly}
          />
        ))}
      </div>
    </Panel>
  )
}

type OptionProps = Pick<Props, 'maxCents' | 'months' | 'reference'> & {
  row: PlanRow
  label: string
  card: CardData | undefined
  isFirst: boolean
  /** Whom to ask which drug it is, of all options: once, after the first. */
  askFirst: string
  /** A month is its figure, not the sum. */
  isByMonth: boolean
}

/** The first has the filled button; on a phone, the others lead to their cards. */
const Option = ({
  row,
  label,
  card,
  maxCents,
  months,
  reference,
  isFirst,
  askFirst,
  isByMonth,
}: OptionProps) => {
  const nameId = `answer_${row.key}`
  const breakEven = getBreakEven(row, reference, months)
  return (
    <div className={`${styles.option} ${isFirst ? styles.first : ''}`}>
      <p className={styles.label}>{label}</p>
      <p id={nameId} className={styles.name}>
        {isFirst ? (
          <NoWrap>{row.name}</NoWrap>
        ) : (
          <a href={`#${row.sellerId}`} className={styles.link}>
            <NoWrap>{row.name}</NoWrap>
          </a>
        )}
        {row.offerName && (
          <span className="block text-sm/snug font-normal text-muted">{` ${row.offerName}`}</span>
        )}
      </p>
      <SumLine
        row={row}
        size={isFirst ? 'answer' : 'row'}
        figure={isByMonth ? formatMonthFigure(row) : undefined}
        maxCents={maxCents}
        referenceCents={getReferenceCents(breakEven, months)}
        barClassName={styles.bar}
      />
      <p className={styles.due}>{isByMonth ? formatMonthDue(row, months) : formatSumDue(row, months)}</p>
      <BreakEvenLine breakEven={breakEven} className={styles.decision} />
      {card && (
        <>
          <p className={styles.visit}>
            <VisitButton card={card} titleId={nameId} place="answer" isOutline={!isFirst} />
          </p>
          <p className={styles.note}>
            {askFirst && `${askFirst} `}
            <AskLink card={card} />
          </p>
        </>
      )}
    </div>
  )
}

import { Letter } from '@/components/leaving/Letter'
import { ByDay } from '@/components/offers/ByDay'
import { Summary } from '@/components/ui/Summary'
import { TextLink } from '@/components/ui/TextLink'
import { capitalize } from '@/lib/base/format'
import { ROUTES } from '@/lib/base/routes'
import type { PlanRow } from '@/lib/offers/row'
import { findReading } from '@/lib/providers/checks'
import { formatLetter, getLeavingLines, getOpenQuestions } from '@/lib/providers/leaving'
import type { ListedRecord } from '@/lib/providers/ranking'
import { FactRow, toReadings } from './FactRow'
import { getRecordRows } from './get-record-rows'
import { LeavingCosts } from './LeavingCosts'
import { RuledFold } from './RuledFold'

/** How to leave the seller, what to ask first where we don't know, and the letter. */
export function RecordLeaving({ record }: { record: ListedRecord }) {
  const { name, offers, leaving } = record
  const lines = getLeavingLines(record)
  const open = getOpenQuestions(record)
  const { rows, days, on } = getRecordRows(record)
  const plan = offers.length === 1 ? `the ${name} plan` : undefined
  return (
    <RuledFold title={`How to leave ${name}`} note={lines.length === 0 ? 'not known' : undefined}>
      {/* A browser that is led to it opens the line. */}
      <dl id="leaving">
        {lines.map(({ field, label, text, href }) => (
          <FactRow key={field} label={label} {...toReadings(findReading(record, [field]))}>
            {href ? <TextLink href={href}>{text}</TextLink> : text}
          </FactRow>
        ))}
      </dl>
      {!record.closedOn &&
        rows.map(({ key }, index) => (
          <ByDay key={key} days={days} read={(day) => on(day).rows.find((row) => row.key === key)}>
            {(row) => (
              <div>{row && <OfferToLeave row={row} isFirst={index === 0} isOnly={rows.length === 1} />}</div>
            )}
          </ByDay>
        ))}
      {open.length > 0 && (
        <>
          <p className="mt-2 text-sm font-semibold">We don’t know this. Ask before you pay:</p>
          <ul className="mb-3 list-disc pl-5 text-sm/snug">
            {open.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </>
      )}
      <Letter letter={formatLetter(name, plan)} mail={leaving?.mail} />
      <p className="mt-2 text-sm text-muted">
        Billed anyway? <TextLink href={ROUTES.leaving}>How to leave a provider</TextLink>
      </p>
    </RuledFold>
  )
}

type OfferProps = { row: PlanRow; isFirst: boolean; isOnly: boolean }

const TITLE = 'what you have paid if you stop after …'

/** What leaving an offer costs, under its name where there are several; of a further one, folded. Nothing if nothing is paid. */
function OfferToLeave({ row, isFirst, isOnly }: OfferProps) {
  const { offerName = 'first offer', sumToCents } = row
  const title = capitalize(isOnly ? TITLE : `${offerName}: ${TITLE}`)
  if (!sumToCents) return null
  const costs = <LeavingCosts plan={row} title={title} />
  return isFirst ? (
    <>
      <p className="mt-2 text-sm font-semibold">{title}</p>
      {costs}
    </>
  ) : (
    <details>
      <Summary className="text-link">{title}</Summary>
      {costs}
    </details>
  )
}

import { SumLine } from '@/components/offers/SumLine'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { DrugPill } from '@/components/ui/DrugPill'
import { Panel } from '@/components/ui/Panel'
import { formatDay } from '@/lib/base/format'
import type { DrugOffers } from '@/lib/offers/drugs'
import type { PlanRow } from '@/lib/offers/row'
import { formatExtras, formatFills, formatLater } from '@/lib/offers/words/drugs'
import { describeProduct, formatDueCell, formatRowSum, formatTerms } from '@/lib/offers/words/offers'
import styles from './DrugAnswer.module.css'
import { RefillAnswer } from './RefillAnswer'

/** What the answer is called, whatever it says. */
const LABEL = 'Lowest first year'

type Props = ReturnType<typeof findAnswer> & { maxCents: number }

/** What the answer shows of the offers of a drug. */
export function findAnswer({ fromMakers, lowest, sellers }: DrugOffers) {
  const courses = fromMakers.find(({ full }) => full.key === lowest?.key)
  return {
    lowest,
    maker: courses?.maker.maker,
    use: courses?.maker.approvedFor,
    late: courses?.late,
    isOnlyOne: fromMakers.length + sellers.length === 1,
    ended: lowest ? undefined : fromMakers.find(({ ends }) => ends)?.ends,
    seller: lowest ? undefined : sellers[0],
  }
}

/** The lowest first year to the full dose; where its price depends on refilling in time, beside that of late refills. */
export function DrugAnswer({ lowest, maker, use, late, isOnlyOne, ended, seller, maxCents }: Props) {
  if (!lowest) return <NothingKnown ended={ended} seller={seller} />
  const { name, offerName, href, linkText } = lowest
  return (
    <section aria-label={LABEL} className="text-sm/snug">
      <Panel title="First year" aside={[offerName, maker && `from ${maker}`].filter(Boolean).join(', ')}>
        <div className="px-inset pt-3 pb-4">
          <p>
            <strong className="text-base">{name}</strong>
            {!isOnlyOne && <span className="text-muted">, the lowest to the full dose</span>}
          </p>
          {late ? (
            <RefillAnswer inTime={lowest} late={late} maxCents={maxCents} />
          ) : (
            <ToFullDose row={lowest} use={use} maxCents={maxCents} />
          )}
          <p className="mt-3 grid print:hidden">
            <ButtonLink href={href}>{linkText ?? `See ${name}’s page`}</ButtonLink>
          </p>
        </div>
      </Panel>
    </section>
  )
}

function NothingKnown({ ended, seller }: Pick<Props, 'ended' | 'seller'>) {
  return (
    <section aria-label={LABEL} className="rounded-lg border border-line bg-card px-inset py-4 text-sm/snug">
      <p>
        {ended
          ? `We don’t know what it costs now: the prices below ended on ${formatDay(ended)}.`
          : 'We don’t know what a year at the full dose costs.'}
      </p>
      {seller?.price && (
        <p className="mt-2 text-muted">{`Lowest first year listed: ${formatRowSum(seller)}, ${seller.name}.`}</p>
      )}
    </section>
  )
}

type ToFullDoseProps = {
  row: PlanRow
  /** What the drug is approved for, if that is not weight. */
  use: string | undefined
  maxCents: number
}

/** One sum to the full dose, and what the months after the start cost. */
function ToFullDose({ row, use, maxCents }: ToFullDoseProps) {
  const { kind, drugState } = row
  const about = [kind === 'provider' && describeProduct(row), ...formatTerms(row)].filter(Boolean)
  return (
    <>
      <div className={styles.year}>
        <SumLine row={row} size="answer" maxCents={maxCents} barClassName={styles.bar} />
        <div className={styles.about}>
          {about.length > 0 && <p className="text-muted">{about.join('; ')}</p>}
          {kind === 'maker' && <p>{`The sum counts ${formatFills(row)}.`}</p>}
        </div>
      </div>
      <dl className="mb-2 flex flex-wrap justify-between gap-x-3 gap-y-1 [&_dd]:font-semibold [&_dt]:text-xs [&_dt]:text-muted">
        <div>
          <dt>Monthly, after starter doses</dt>
          <dd>{formatLater(row)}</dd>
        </div>
        <div>
          <dt>{kind === 'maker' ? 'First fill' : 'Due today'}</dt>
          <dd>{formatDueCell(row)}</dd>
        </div>
        <div>
          <dt>Drug</dt>
          <dd>{use ? `For ${use}` : <DrugPill drug={drugState} />}</dd>
        </div>
      </dl>
      <p className="text-muted">{formatExtras(row)}</p>
    </>
  )
}

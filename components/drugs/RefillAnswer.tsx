import { SumLine } from '@/components/offers/SumLine'
import type { PlanRow } from '@/lib/offers/row'
import { formatExtras, formatRefillSaving } from '@/lib/offers/words/drugs'
import { formatAmount } from '@/lib/offers/words/labels'
import { PriceBar } from './PriceBar'

type Props = { inTime: PlanRow; late: PlanRow; maxCents: number }

/** A year of refills in time beside one of late refills, as two sums and one bar, and what the difference is. */
export const RefillAnswer = ({ inTime, late, maxCents }: Props) => (
  <>
    <dl className="flex flex-wrap gap-y-1 [&_dt]:text-xs [&_dt]:text-muted [&>div]:flex-[1_8rem]">
      <div>
        <dt>Refilled in time</dt>
        <dd>
          <SumLine row={inTime} size="answer" />
        </dd>
      </div>
      <div className="border-l border-line pl-3.5">
        <dt>Refilled late</dt>
        <dd>
          <SumLine row={late} size="answer" />
        </dd>
      </div>
    </dl>
    <div className="my-2">
      <PriceBar
        cents={Number(inTime.sumCents)}
        otherCents={Number(late.sumCents)}
        maxCents={Math.max(maxCents, Number(late.sumCents))}
      />
    </div>
    <p>
      <strong>{formatRefillSaving(inTime, late)}</strong>{' '}
      <span className="text-muted">{`First fill ${formatAmount(inTime.dueTodayCents)}. ${formatExtras(inTime)}`}</span>
    </p>
  </>
)

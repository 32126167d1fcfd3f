import { ApprovedPrices } from '@/components/bestofmonth/ApprovedPrices'
import { getMedicareProgram } from '@/components/offers/get-medicare-program'
import { getListRows } from '@/components/offers/page-plans'
import { FeelingIll } from '@/components/safety/FeelingIll'
import { QuestionFold } from '@/components/ui/QuestionFold'
import { SourceLink } from '@/components/ui/SourceLink'

/** Under the cards, a line each: approved drugs, what to do when ill, and Medicare's program. */
export function ResultsFolds() {
  const { days, on } = getListRows('results')
  const program = getMedicareProgram()
  const last = program?.sources.at(-1)
  return (
    <div className="mt-9 mb-3 border-t border-line">
      <QuestionFold question="Approved drugs’ prices">
        <ApprovedPrices days={days} read={(day) => on(day).makers} />
      </QuestionFold>
      <FeelingIll className="my-2 max-w-none!" />
      {program && (
        <QuestionFold question="Medicare?">
          <p className="pb-4 text-sm/snug">
            {program.summary} {last && <SourceLink label={`Who qualifies: ${last.label}`} url={last.url} />}
          </p>
        </QuestionFold>
      )}
    </div>
  )
}

// The sums update as the visitor types. Nothing typed leaves the page.
import { Panel } from '@/components/ui/Panel'
import { Section } from '@/components/ui/Section'
import type { ApprovedOffer } from '@/lib/providers/approved-drugs'
import type { ComparedProvider } from '@/lib/providers/compare'
import { MONTHS_PER_YEAR } from '@/lib/providers/cost'
import { parseMedicationPrice, parseMonths } from '@/lib/plans/inputs'
import { formatSpan, formatTreatment, getCostRows } from '@/lib/providers/cost-table'
import { CostControls } from './CostControls'
import { CostTable } from './CostTable'
import { useValidatedText } from './useValidatedText'

type Props = {
  providers: readonly ComparedProvider[]
  offers: readonly ApprovedOffer[]
  /** Sentences about offers that are not running. */
  uncomputed: readonly string[]
}

/** Every price over the same months, with bars and the steps of each sum. Without a script: the first 12 months. */
export function CostSection({ providers, offers, uncomputed }: Props) {
  const months = useValidatedText('cost-months', String(MONTHS_PER_YEAR), parseMonths, MONTHS_PER_YEAR)
  const price = useValidatedText('cost-price', '', parseMedicationPrice, null)
  const treatment = { months: months.value, medicationPerMonth: price.value }
  const separate = providers.filter(({ pricing, facts }) => pricing && facts.medicationIncluded === false)
  const span = formatSpan(treatment.months)
  const status = formatTreatment(treatment)
  const hasError = months.field.error !== null || price.field.error !== null
  return (
    <Section id="cost" title="What the first year costs">
      <p className="mb-6 max-w-measure text-muted">
        Weekly, monthly and yearly prices in one unit, computed from what each provider states. Striped:
        medication is billed on top (+) or not stated.
        {offers.length > 0 && ' Amber-brown: approved drugs at the price of their makers.'}
      </p>
      <CostControls separate={separate} months={months.field} medicationPrice={price.field} status={status} />
      {hasError && (
        <p className="mb-3 font-semibold print:hidden">{`The table shows your last valid entries. ${status}`}</p>
      )}
      <Panel title={span} aside="As stated">
        <CostTable span={span} rows={getCostRows(providers, treatment, offers)} />
      </Panel>
      {offers.length > 0 && (
        <p className="mt-3 max-w-measure text-sm text-muted">
          Approved drugs are not ranked, and we earn nothing from their links. Their sums leave out visits,
          needles and tax.
        </p>
      )}
      {uncomputed.map((sentence) => (
        <p key={sentence} className="mt-3 max-w-measure text-sm text-muted">
          {sentence}
        </p>
      ))}
    </Section>
  )
}

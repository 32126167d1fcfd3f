'use client'
// A client component because the sums follow what the visitor types; nothing typed leaves the page.
import { useState } from 'react'
import { Label } from '@/components/ui/Label'
import { Section } from '@/components/ui/Section'
import type { ApprovedOffer } from '@/lib/providers/approved-drugs'
import type { ComparedProvider } from '@/lib/providers/compare'
import { MONTHS_PER_YEAR, type Treatment } from '@/lib/providers/cost'
import { formatSpan, getCostRows } from '@/lib/providers/cost-table'
import { CostControls } from './CostControls'
import { CostTable } from './CostTable'

const FIRST_YEAR: Treatment = { months: MONTHS_PER_YEAR, medicationPerMonth: null }

type Props = {
  providers: readonly ComparedProvider[]
  offers: readonly ApprovedOffer[]
  /** Sentences about offers that are over. */
  uncomputed: readonly string[]
}

/** Every price in one unit, with bars and the steps of each sum. Without a script it is the first 12 months. */
export function CostSection({ providers, offers, uncomputed }: Props) {
  const [treatment, setTreatment] = useState(FIRST_YEAR)
  const separate = providers.filter(({ pricing, facts }) => pricing && facts.medicationIncluded === false)
  const span = formatSpan(treatment.months)
  return (
    <Section id="cost" title="What the first year costs">
      <p className="mb-6 max-w-measure text-muted">
        {`Weekly, monthly and yearly prices in one unit, computed from what each provider states.${
          separate.length > 0 ? ' Striped, with a +: medication is billed on top.' : ''
        }${offers.length > 0 ? ' Amber: approved drugs at the price of their makers.' : ''}`}
      </p>
      <CostControls separate={separate} treatment={treatment} onChange={setTreatment} />
      <Label title={span} aside="As stated">
        <CostTable span={span} rows={getCostRows(providers, treatment, offers)} />
      </Label>
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

import { TextLink } from '@/components/ui/TextLink'
import { formatDollars } from '@/lib/base/format'
import { getBuildDay } from '@/lib/base/month'
import { COST_HREF } from '@/lib/base/routes'
import { getMakerPrices, getProviders } from '@/lib/content'
import { type FirstYearBar, getFirstYearBars } from '@/lib/providers/first-year-bars'
import type { ListedRecord } from '@/lib/providers/ranking'

/** Compares the first year with the ranked providers and the approved drugs: a table with bars in its first column. */
export function RecordCosts({ record }: { record: ListedRecord }) {
  const others = getProviders().filter(({ id }) => id !== record.id)
  const makers = getMakerPrices()
  const reported = [...new Set(makers.drugs.map((drug) => drug.reported))].join(', ')
  const bars = getFirstYearBars({
    records: [record, ...others],
    makers,
    today: getBuildDay(),
  })
  return (
    <section
      aria-labelledby="costs_title"
      className="@container rounded-lg border border-line bg-card p-inset"
    >
      <h2 id="costs_title" className="mb-1 heading-3">
        First year beside the others
      </h2>
      <p className="mb-3 text-sm text-muted">
        Medication that is billed on top (+) is not in the sum.{' '}
        <TextLink href={COST_HREF}>How these sums are made</TextLink>
      </p>
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{`First-year cost of ${record.name}, other providers and approved drugs, cheapest first`}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Provider or drug</th>
            <th scope="col">First 12 months</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <BarRow key={bar.key} bar={bar} isCurrent={bar.provider === record.id} />
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-xs text-muted">
        {`Striped: medication is billed on top, or it is not stated whether it is. Amber-brown: an approved drug, from its maker, as reported, ${reported}; check the maker’s page. We earn nothing on those.`}
      </p>
    </section>
  )
}

const STRIPED =
  'border border-accent bg-[repeating-linear-gradient(-45deg,var(--color-accent)_0_5px,var(--color-card)_5px_10px)]'

const LOOKS = {
  included: 'bg-accent border border-accent',
  extra: STRIPED,
  unknown: STRIPED,
  approved: 'bg-highlight-strong border border-highlight-strong',
} satisfies Record<FirstYearBar['kind'], string>

type RowProps = { bar: FirstYearBar; isCurrent: boolean }

function BarRow({ bar: { name, kind, cost, percent }, isCurrent }: RowProps) {
  return (
    <tr className="align-top @max-[12rem]:flex @max-[12rem]:flex-wrap">
      <th scope="row" className={`w-full min-w-0 pb-2.5 ${isCurrent ? 'font-bold' : 'font-normal'}`}>
        {name}
        <svg
          aria-hidden="true"
          width={`${percent}%`}
          height="10"
          className={`mt-1 [print-color-adjust:exact] ${LOOKS[kind]}`}
        />
      </th>
      <td className="pb-2.5 pl-4 text-right whitespace-nowrap tabular-nums">
        {cost === null ? 'Not stated' : formatDollars(cost) + (kind === 'extra' ? ' +' : '')}
      </td>
    </tr>
  )
}

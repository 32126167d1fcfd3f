import { NOT_STATED } from '@/lib/providers/compare'
import type { CostRow, CostSum } from '@/lib/providers/cost-table'

type Props = { span: string; rows: readonly CostRow[] }

/** A row a provider: bar and sum, the price per month, what it includes, and the steps on demand. */
export function CostTable({ span, rows }: Props) {
  return (
    <table className="bar-table w-full text-left text-sm">
      <caption className="sr-only">{`${span} of treatment, cheapest first`}</caption>
      <thead>
        <tr className="text-muted">
          <th scope="col" className="w-[23%]">
            Provider
          </th>
          <th scope="col" className="w-2/5">
            {span}
          </th>
          <th scope="col">Per month, as listed</th>
          <th scope="col">Medication</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, medication, sum }) => (
          <tr key={id} className="break-inside-avoid last:border-b-0">
            <th scope="row" className="text-base">
              {name}
            </th>
            <td>{sum ? <Sum sum={sum} /> : unknown}</td>
            <td>
              {sum ? (
                <>
                  <span>{sum.perMonth}</span>
                  <span className="md:hidden"> a month</span>
                </>
              ) : (
                unknown
              )}
            </td>
            <td className={medication === NOT_STATED ? 'text-muted' : undefined}>
              <span className="md:hidden">Medication: </span>
              <span>{medication}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const unknown = <span className="text-muted">{NOT_STATED}</span>

function Sum({ sum: { total, isPartial, hasOwn, bars, steps } }: { sum: CostSum }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3">
        <Bar percent={bars.stated} look={isPartial || hasOwn ? STRIPED : 'bg-pine'} />
        <Bar percent={bars.own} look="-ml-3 border-dashed bg-mint" />
        <strong className="text-base">{total}</strong>
        {isPartial && <span> + medication</span>}
        {hasOwn && <span> with your medication price</span>}
      </div>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center text-sm font-semibold text-pine underline underline-offset-4">
          How it adds up
        </summary>
        <p className="pb-2">{steps.join('; ')}</p>
      </details>
    </>
  )
}

const STRIPED = 'bg-[repeating-linear-gradient(-45deg,var(--color-pine)_0_5px,var(--color-card)_5px_10px)]'

/** An <svg> takes its width from an attribute; a style in the markup is refused by the policy. */
function Bar({ percent, look }: { percent: number; look: string }) {
  return (
    percent > 0 && (
      <svg
        aria-hidden="true"
        width={`${Math.round(percent * 0.6)}%`}
        height="12"
        className={`border border-pine [print-color-adjust:exact] ${look}`}
      />
    )
  )
}

import type { CostRow, CostSum } from '@/lib/providers/cost-table'
import { NOT_STATED } from '@/lib/providers/fact-values'
import { CostBar } from './CostBar'

type Props = { span: string; rows: readonly CostRow[] }

/** A row a provider: the price per month, what it includes, then bar and sum, which unfold the steps. */
export function CostTable({ span, rows }: Props) {
  return (
    <table className="bar-table w-full text-left text-sm">
      <caption className="sr-only">{`${span} of treatment, cheapest first`}</caption>
      <thead>
        <tr className="text-muted">
          <th scope="col">Provider</th>
          <th scope="col">Per month, as listed</th>
          <th scope="col">Medication</th>
          <th scope="col">{span}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, medication, sum }) => (
          <tr key={id} className="break-inside-avoid">
            <th scope="row" className="text-base">
              {name}
            </th>
            <td>
              {sum ? (
                <>
                  <span>{sum.perMonth}</span>
                  {sum.look !== 'maker' && <span className="md:hidden"> a month</span>}
                </>
              ) : (
                unknown
              )}
            </td>
            <td className={medication === NOT_STATED ? 'text-muted' : undefined}>
              <span className="md:hidden">Medication: </span>
              <span>{medication}</span>
            </td>
            <td>{sum ? <Sum sum={sum} name={name} /> : unknown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const unknown = <span className="text-muted">{NOT_STATED}</span>

function Sum({ sum: { total, isPartial, hasOwn, look, bars, steps }, name }: { sum: CostSum; name: string }) {
  return (
    <details>
      <summary className="chevron">
        <span className="bars">
          <CostBar percent={bars.stated} look={hasOwn ? 'open' : look} />
          <CostBar percent={bars.own} look="own" />
        </span>
        <strong className="text-base">{total}</strong>
        {isPartial && <span> + medication</span>}
        {hasOwn && <span> with your medication price</span>}
        <span className="sr-only">{`, how it adds up for ${name}`}</span>
      </summary>
      <p className="pb-2">{steps.join('; ')}</p>
    </details>
  )
}

import type { CostRow, CostSum } from '@/lib/providers/cost-table'
import { NOT_STATED } from '@/lib/providers/fact-values'
import { type BarLook, CostBar, getBarLook } from './CostBar'

type Props = { span: string; rows: readonly CostRow[] }

/** A row for each provider and approved drug: price per month, medication, and a bar and sum that unfold the steps. */
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
        {rows.map((row) => {
          const { id, name, approved, medication, sum } = row
          return (
            <tr key={id} className="break-inside-avoid">
              <th scope="row" className="text-base">
                {name}
                {approved && <ApprovedNote {...approved} />}
              </th>
              <td>
                {sum ? (
                  <>
                    <span>{sum.perMonth}</span>
                    {!approved && <span className="md:hidden"> a month</span>}
                  </>
                ) : (
                  unknown
                )}
              </td>
              <td className={medication === NOT_STATED ? 'text-muted' : undefined}>
                <span className="md:hidden">Medication: </span>
                <span>{medication}</span>
              </td>
              <td>{sum ? <Sum sum={sum} name={name} look={getBarLook(row)} /> : unknown}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const unknown = <span className="text-muted">{NOT_STATED}</span>

/** What an approved drug is, who can get it, and the authoritative page, which is never a paid link. */
function ApprovedNote({ kind, condition, note, url }: NonNullable<CostRow['approved']>) {
  return (
    <span className="block text-sm font-normal text-muted">
      {`${kind}${condition ? `; ${condition}` : ''}; `}
      <a href={url} rel="noopener" className="underlined-link text-muted">
        {note}
      </a>
    </span>
  )
}

type SumProps = { sum: CostSum; name: string; look: BarLook }

function Sum({ sum: { total, isPartial, hasOwn, bars, steps }, name, look }: SumProps) {
  return (
    <details>
      <summary className="chevron">
        <span className="bars">
          <CostBar percent={bars.stated} look={look} />
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

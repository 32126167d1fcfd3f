import type { CostRow, CostSum } from '@/lib/providers/cost-table'
import { NOT_STATED } from '@/lib/providers/fact-values'

type Props = { span: string; rows: readonly CostRow[] }

/** A row for each provider and approved drug: bar and sum, the price per month, what it includes, and the steps on demand. */
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
        {rows.map(({ id, name, approved, medication, sum }) => (
          <tr key={id} className="break-inside-avoid last:border-b-0">
            <th scope="row" className="text-base">
              {name}
              {approved && <ApprovedNote {...approved} />}
            </th>
            <td>{sum ? <Sum sum={sum} color={approved ? APPROVED : STATED} /> : unknown}</td>
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
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const unknown = <span className="text-muted">{NOT_STATED}</span>

/** What an approved drug is, who may have it, and the page that decides: never a paid link. */
function ApprovedNote({ kind, condition, note, url }: NonNullable<CostRow['approved']>) {
  return (
    <span className="block text-sm font-normal text-muted">
      {`${kind}${condition ? `; ${condition}` : ''}; `}
      <a href={url} rel="noopener" className="underline underline-offset-4">
        {note}
      </a>
    </span>
  )
}

/** The frame and the filling of a bar. */
type BarColor = { frame: string; solid: string }

const STATED: BarColor = { frame: 'border-pine', solid: 'bg-pine' }
const APPROVED: BarColor = { frame: 'border-amber', solid: 'bg-amber' }

function Sum({ sum, color }: { sum: CostSum; color: BarColor }) {
  const { total, isPartial, hasOwn, bars, steps } = sum
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3">
        <Bar percent={bars.stated} look={`${color.frame} ${isPartial || hasOwn ? STRIPED : color.solid}`} />
        <Bar percent={bars.own} look="-ml-3 border-pine border-dashed bg-mint" />
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
        className={`border [print-color-adjust:exact] ${look}`}
      />
    )
  )
}

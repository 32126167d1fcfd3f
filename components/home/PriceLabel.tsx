import { Panel } from '@/components/ui/Panel'
import { getPriceRows } from '@/lib/providers/price-label'
import type { Provider } from '@/lib/schemas/providers'

/** The prices of all providers per month, as listed, computed from the data. */
export function PriceLabel({ providers }: { providers: readonly Provider[] }) {
  const rows = getPriceRows(providers)
  const hasPartial = rows.some(({ isPartial, monthly }) => isPartial && monthly !== null)
  return (
    <section aria-labelledby="price_label_title">
      <Panel as="h2" id="price_label_title" title="Cost per month" aside="As listed">
        <ol>
          {rows.map(({ rank, name, note, monthly, isPartial }) => (
            <li
              key={rank}
              className="flex flex-wrap items-center gap-x-4 border-b border-line px-5 py-3.5 last:border-b-0 md:gap-x-6"
            >
              <span className="w-7 heading-3 text-accent">{rank}</span>
              <span className="min-w-0 flex-1 basis-26 [overflow-wrap:anywhere]">
                <span className="block leading-snug font-semibold">{name}</span>
                <span className="block text-sm text-muted">{note}</span>
              </span>
              <span className="relative ml-auto text-[1.25rem] font-bold">
                {monthly ?? <span className="text-sm font-normal text-muted">Not stated</span>}
                {monthly && isPartial && (
                  <>
                    <span aria-hidden="true" className="absolute left-full text-sm font-semibold text-muted">
                      +
                    </span>
                    <span className="sr-only"> plus medication</span>
                  </>
                )}
              </span>
            </li>
          ))}
        </ol>
      </Panel>
      <p className="mt-2.5 px-1 text-xs text-muted">
        Rounded to the dollar, before discounts.{hasPartial && ' + means medication is billed on top.'}
      </p>
    </section>
  )
}

import { TextLink } from '@/components/ui/TextLink'
import { formatDay, formatDollars } from '@/lib/base/format'
import { getBuildDay } from '@/lib/base/month'
import { getMakerPrices } from '@/lib/content'
import { getFirstYearOnLadder, getProgramCost } from '@/lib/providers/ladder'
import { FactPanel } from './FactPanel'

const WIDTH = 1000

/** What the first year costs at the makers' prices: one bar for each usual course of doses, cheapest first. */
export function FirstYear() {
  const today = getBuildDay()
  const { drugs, programs } = getMakerPrices()
  const rows = [
    ...programs.map((program) => ({
      name: program.name,
      detail: `${formatDollars(program.price)} a month, if you qualify`,
      ends: program.ends,
      total: getProgramCost(program, today),
    })),
    ...drugs.flatMap(({ name, ladders }) =>
      ladders
        .filter(({ inChart }) => inChart)
        .map((ladder) => ({
          name: `${name}, ${ladder.label}`,
          detail: [listPrices(ladder.steps), ladder.condition].filter(Boolean).join('; '),
          ends: ladder.ends,
          total: getFirstYearOnLadder(ladder, today),
        })),
    ),
  ].toSorted((a, b) => (a.total ?? Number.POSITIVE_INFINITY) - (b.total ?? Number.POSITIVE_INFINITY))
  const top = Math.max(...rows.map(({ total }) => total ?? 0))
  return (
    <>
      <FactPanel caption="The first 12 months, by the usual dose steps">
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-y-3.5">
          {rows.map(({ name, detail, ends, total }) => (
            <li key={name} className="mb-0! text-[0.9375rem]/[1.4]">
              <p className="mb-1! flex items-baseline justify-between gap-x-4 @max-[17rem]:flex-wrap">
                <span className="min-w-0">
                  <strong>{name}</strong> <span className="text-muted">{detail}</span>
                </span>
                <strong>{total === null ? 'not counted' : formatDollars(total)}</strong>
              </p>
              {total === null ? (
                <p className="mb-0! text-muted">The offer ended{ends && ` ${formatDay(ends)}`}.</p>
              ) : (
                <svg
                  aria-hidden="true"
                  viewBox={`0 0 ${WIDTH} 10`}
                  preserveAspectRatio="none"
                  className="block h-2.5 w-full"
                >
                  <rect
                    width={Math.round((total / top) * WIDTH)}
                    height="10"
                    className="fill-highlight-strong forced-colors:fill-[CanvasText]"
                  />
                </svg>
              )}
            </li>
          ))}
        </ul>
      </FactPanel>
      <p className="-mt-4 mb-7 text-sm text-muted">
        Our sums from the reported prices. They leave out visits, needles, and tax, and they assume that
        prices stay as they are after an offer's end date. Shots come in 13 fills a year, pills in 12. Check
        the makers' pages:{' '}
        {listPages(drugs).flatMap(({ name, url }, index) => [
          index > 0 && ', ',
          <TextLink key={url} href={url}>
            {name}
          </TextLink>,
        ])}
        .
      </p>
    </>
  )
}

/** "$149, $199, then $299": each price once, in the order in which a buyer pays it. */
function listPrices(steps: readonly { price: number }[]): string {
  const prices = steps
    .map(({ price }) => price)
    .filter((price, index, all) => price !== all[index - 1])
    .map(formatDollars)
  const last = prices.pop() ?? ''
  return prices.length === 0 ? `${last} a fill` : `${prices.join(', ')}, then ${last} a fill`
}

/** Each maker's page once. */
function listPages(drugs: readonly { name: string; url: string; approvedForWeight: boolean }[]) {
  return drugs.filter(
    ({ url, approvedForWeight }, index) =>
      approvedForWeight && drugs.findIndex((other) => other.url === url) === index,
  )
}

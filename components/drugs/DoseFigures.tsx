import { Figure } from '@/components/guides/Figure'
import { NoWrap } from '@/components/ui/NoWrap'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { formatDay, joinNames } from '@/lib/base/format'
import { guidePath } from '@/lib/base/routes'
import type { Mark } from '@/lib/guides/props'
import { type DosePrices, groupDoses, type MakerCourses } from '@/lib/offers/drugs'
import {
  describeDoseCondition,
  describeDoses,
  formatOtherPrices,
  formatStaying,
} from '@/lib/offers/words/drugs'
import { formatCents } from '@/lib/offers/words/labels'
import { PriceBar } from './PriceBar'

type Props = { makers: readonly (MakerCourses & { marks: Mark[] })[] }

/** What a fill of each dose costs from the maker, all on one scale: solid the lowest price, striped what others pay. */
export function DoseFigures({ makers }: Props) {
  const top = Math.max(...makers.flatMap(({ doses }) => doses.flatMap(listCents)))
  return (
    <section aria-labelledby="doses">
      <h2 id="doses" className="mb-2 heading-2">
        Each dose, from the maker
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 @min-[36rem]:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
        {makers.map((courses) => {
          const { maker, doses, staying, ends, marks } = courses
          return (
            <Figure
              key={maker.id}
              caption={maker.name}
              note={ends && `Known to ${formatDay(ends)}.`}
              marks={JSON.stringify(marks)}
            >
              <p className="mb-1 text-xs/snug text-muted">{describeDoses(courses)}</p>
              <ul>
                {groupDoses(doses).map(({ doses: names, price }) => (
                  <Dose key={price.dose} names={names} price={price} maxCents={top} />
                ))}
              </ul>
              {staying.map((row) => (
                <p key={row.key} className="mt-2.5 text-sm/snug">
                  {formatStaying(row)}
                </p>
              ))}
            </Figure>
          )
        })}
      </div>
      <p className="text-sm">
        <StandaloneLink href={guidePath('glp1-cost-breakdown')}>
          Cards, coverage, and a second year
        </StandaloneLink>
      </p>
    </section>
  )
}

const listCents = ({ cents, otherCents }: DosePrices) => [cents, ...otherCents]

type DoseProps = { names: readonly string[]; price: DosePrices; maxCents: number }

function Dose({ names, price, maxCents }: DoseProps) {
  const condition = describeDoseCondition(price)
  const others = formatOtherPrices(price)
  return (
    <li className="break-inside-avoid border-b border-line pt-1.5 pb-2.5">
      <p className="mb-1 flex flex-wrap items-baseline justify-between gap-x-2 text-sm/snug">
        <span>
          <strong>{joinNames(names)}</strong>
          {condition && (
            <span className="text-muted">
              <NoWrap>{` ${condition}`}</NoWrap>
            </span>
          )}
        </span>{' '}
        <span className="ml-auto">
          <strong>{formatCents(price.cents)}</strong>
          {others && <span className="text-muted">{` ${others}`}</span>}
        </span>
      </p>
      <PriceBar cents={price.cents} otherCents={price.otherCents.at(-1)} maxCents={maxCents} />
    </li>
  )
}

import { Figure } from '@/components/guides/Figure'
import { ByDay } from '@/components/offers/ByDay'
import { NoWrap } from '@/components/ui/NoWrap'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import type { Day } from '@/lib/base/day'
import { formatDay, joinNames } from '@/lib/base/format'
import { guidePath } from '@/lib/base/routes'
import type { Mark } from '@/lib/guides/props'
import { type DosePrices, type DrugOffers, groupDoses, type MakerCourses } from '@/lib/offers/drugs'
import {
  describeDoseCondition,
  describeDoses,
  formatOtherPrices,
  formatStaying,
} from '@/lib/offers/words/drugs'
import { formatCents } from '@/lib/offers/words/labels'
import { PriceBar } from './PriceBar'

type Props = {
  days: readonly Day[]
  on: (day: Day) => Pick<DrugOffers, 'fromMakers'>
  /** The sources of each maker's prices, by its id. */
  marks: ReadonlyMap<string, Mark[]>
}

/** What a fill of each dose costs from the maker, all on one scale: solid the lowest price, striped what others pay. */
export function DoseFigures({ days, on, marks }: Props) {
  const [today] = days
  const makers = today ? on(today).fromMakers : []
  const all = days.flatMap((day) => on(day).fromMakers)
  const top = Math.max(...all.flatMap(({ doses }) => doses.flatMap(listCents)))
  if (makers.length === 0) return null
  return (
    <section aria-labelledby="doses">
      <h2 id="doses" className="mb-2 heading-2">
        Each dose, from the maker
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 @min-[36rem]:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
        {makers.map((courses) => (
          <DoseFigure
            key={courses.maker.id}
            days={days}
            on={(day) => on(day).fromMakers.find(({ maker }) => maker.id === courses.maker.id) ?? courses}
            marks={marks.get(courses.maker.id) ?? []}
            maxCents={top}
          />
        ))}
      </div>
      <p className="text-sm">
        <StandaloneLink href={guidePath('glp1-cost-breakdown')}>
          Cards, coverage, and a second year
        </StandaloneLink>
      </p>
    </section>
  )
}

type DoseFigureProps = {
  days: readonly Day[]
  on: (day: Day) => MakerCourses
  marks: readonly Mark[]
  maxCents: number
}

/** The doses of one maker's drug. */
function DoseFigure({ days, on, marks, maxCents }: DoseFigureProps) {
  const [today] = days
  if (!today) return null
  const { maker, staying } = on(today)
  const readStaying = (key: string) => (day: Day) => on(day).staying.find((row) => row.key === key)
  return (
    <ByDay days={days} read={(day) => on(day).ends}>
      {(ends) => (
        <Figure
          caption={maker.name}
          note={ends && `Known to ${formatDay(ends)}.`}
          marks={JSON.stringify(marks)}
        >
          <ByDay days={days} read={(day) => describeDoses(on(day))}>
            {(text) => <p className="mb-1 text-xs/snug text-muted">{text}</p>}
          </ByDay>
          <ByDay days={days} read={(day) => groupDoses(on(day).doses)}>
            {(groups) => (
              <ul>
                {groups.map(({ doses: names, price }) => (
                  <Dose key={price.dose} names={names} price={price} maxCents={maxCents} />
                ))}
              </ul>
            )}
          </ByDay>
          {staying.map(({ key }) => (
            <ByDay key={key} days={days} read={readStaying(key)}>
              {(row) => row && <p className="mt-2.5 text-sm/snug">{formatStaying(row)}</p>}
            </ByDay>
          ))}
        </Figure>
      )}
    </ByDay>
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

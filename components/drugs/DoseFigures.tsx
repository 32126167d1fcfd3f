import { Figure } from '@/components/guides/Figure'
import { Bars } from '@/components/guides/figures/Bars'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { formatDay } from '@/lib/base/format'
import { guidePath } from '@/lib/base/routes'
import type { Mark } from '@/lib/guides/props'
import type { MakerCourses } from '@/lib/offers/drugs'
import { describeDosePrice } from '@/lib/offers/words/drugs'
import { formatCents } from '@/lib/offers/words/labels'

type Props = { makers: readonly (MakerCourses & { marks: Mark[] })[] }

/** What a fill of each dose costs from the maker, all on one scale. */
export function DoseFigures({ makers }: Props) {
  const top = Math.max(...makers.flatMap(({ doses }) => doses.map(({ cents }) => cents)))
  return (
    <section aria-labelledby="doses">
      <h2 id="doses" className="mb-2 heading-3">
        Each dose, from the maker
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 @min-[36rem]:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
        {makers.map(({ maker, full, doses, ends, marks }) => (
          <Figure
            key={maker.id}
            caption={`${maker.name}: a fill is ${full.price?.every === '30 days' ? '30 tablets' : '28 days'}`}
            note={ends && `Known to ${formatDay(ends)}.`}
            marks={JSON.stringify(marks)}
          >
            <Bars
              outOf={top}
              rows={doses.map((price) => ({
                label: price.dose,
                detail: describeDosePrice(price),
                value: price.cents,
                text: formatCents(price.cents),
                tone: 'maker' as const,
              }))}
            />
          </Figure>
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

import { CiteMarks } from '@/components/guides/Cite'
import { formatDay } from '@/lib/base/format'
import type { Mark } from '@/lib/guides/props'
import type { DrugOffers } from '@/lib/offers/drugs'
import type { DrugTexts } from '@/lib/schemas/drugs'

/** Which prices are not known, in the words of a list. */
export function listOpenPrices({ fromMakers }: Pick<DrugOffers, 'fromMakers'>): string[] {
  if (fromMakers.length === 0) return ['A price from a maker: we have none with a source.']
  return [
    ...fromMakers.flatMap(({ maker, ends }) =>
      ends ? `What the ${maker.name} costs after ${formatDay(ends)}.` : [],
    ),
    'What the visit for a prescription costs you, and lab work if you need it.',
  ]
}

type Props = {
  prices: readonly string[]
  unknown: readonly (DrugTexts['unknown'][number] & { marks: Mark[] })[]
  hasTrials: boolean
}

/** The gaps in what we know: of prices first, which follow from the data. */
export function DrugUnknown({ prices, unknown, hasTrials }: Props) {
  const gaps = [
    ...prices.map((text) => ({ text, marks: [] })),
    ...(hasTrials
      ? []
      : [{ text: 'What it does for weight beside placebo: we give no trial figure.', marks: [] }]),
    ...unknown,
  ]
  return (
    <section aria-labelledby="unknown">
      <h2 id="unknown" className="mb-2 heading-2">
        What we don’t know
      </h2>
      <ul className="max-w-reading list-disc pl-5 text-sm [&>li]:mb-1.5">
        {gaps.map(({ text, marks }) => (
          <li key={text}>
            {text}
            <CiteMarks marks={marks} />
          </li>
        ))}
      </ul>
    </section>
  )
}

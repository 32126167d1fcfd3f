import { formatDay, formatDollars } from '@/lib/base/format'
import { getBuildDay } from '@/lib/base/month'
import { getContent, getSources } from '@/lib/content'
import { PROPS } from '@/lib/guides/props'
import { listFillColumns } from '@/lib/offers/fill-columns'
import { Columns, FigureBars, PeoplePicture } from './FigurePictures'

export function GuidePicture({ name, props }: { name: string; props: Record<string, unknown> }) {
  switch (name) {
    case 'People': {
      const { caption: strip, drug, rows, ...basis } = PROPS.People.parse(props)
      const [row] = rows
      return row ? (
        <PeoplePicture
          strip={[`${row.effect}, out of 100 people`, describeBasis({ ...basis, strip })]}
          name={drug}
          drug={Math.round(row.drug)}
          placebo={Math.round(row.placebo)}
        />
      ) : null
    }
    case 'Bars': {
      const { caption, rows, ...basis } = PROPS.Bars.parse(props)
      return <FigureBars strip={[caption, describeBasis(basis)]} rows={rows} />
    }
    case 'DoseStairs': {
      const { caption, drugs, ...basis } = PROPS.DoseStairs.parse(props)
      return (
        <Columns
          strip={[caption, describeBasis(basis)]}
          drugs={drugs.map(({ name: drug, steps, unit }) => {
            const top = Math.max(...steps)
            const columns = steps.map((dose) => ({ share: dose / top, label: String(dose) }))
            return { name: drug, detail: `${steps[0]} to ${top} ${unit}`, columns }
          })}
        />
      )
    }
    default:
      return <MakerPicture />
  }
}

/** What the figures of a drawing rest on. One source that we could not open makes all of it "as reported". */
function describeBasis({
  strip,
  kind,
  cite = [],
}: {
  strip?: string
  kind?: string
  cite?: string[]
}): string {
  const isReported = kind === 'reported' || getSources(cite).some(({ read }) => read === 'reported')
  return [strip, isReported && 'as reported'].filter(Boolean).join(' · ')
}

/** The makers' prices of three drugs with different years: each fill of the first year at one scale, and when a price ends. */
function MakerPicture() {
  const { drugs } = getContent()['maker-prices']
  const years = listFillColumns(drugs, getBuildDay())
    .filter(({ year }, index, all) => all.findIndex((other) => other.year === year) === index)
    .slice(0, 3)
  const highest = Math.max(...years.flatMap(({ fills }) => fills.map(({ dollars }) => dollars)))
  return (
    <Columns
      strip={['First year, no insurance', `No visits, needles, tax · reported ${drugs[0]?.reported}`]}
      drugs={years.map(({ name, detail, year, ends, fills }) => {
        const first = formatDollars(fills[0]?.dollars ?? 0)
        const last = formatDollars(fills.at(-1)?.dollars ?? 0)
        const above = first === last ? `${first} a fill` : `${first} to ${last} a fill`
        return {
          name,
          detail: ends ? `${detail}, to ${formatDay(ends)}` : detail,
          year: { above, sum: formatDollars(year) },
          columns: fills.map(({ dollars }) => ({ share: dollars / highest })),
        }
      })}
    />
  )
}

// The pictures on social images, as data. components/social draws them.
import { formatDay, formatDollars } from '../base/format'
import type { Point } from '../calculator/series'
import { type ComponentName, PROPS, type PropsOf } from '../guides/props'
import { listFillColumns } from '../plans/fill-columns'
import type { Score } from '../providers/scorecard'
import type { Guide } from '../schemas/documents'
import type { MakerDrug } from '../schemas/maker-prices'

export type SumBar = {
  rank: number | null
  name: string
  cents: number | null
  /** "$2,048" */
  sum: string
  look: 'included' | 'at-least' | 'maker'
}

/** The strip of a picture's label: what it shows, and what that rests on. */
type Strip = { strip: readonly [string, string] }

/** Fills or doses of one drug: each with its share of the full height, and a dose with its label. */
type DrugColumns = {
  name: string
  detail: string
  above: string | null
  sum: string | null
  columns: { share: number; label: string | null }[]
}

export type Picture = Strip &
  (
    | { kind: 'ledger'; rows: SumBar[]; maxCents: number; legend: { look: SumBar['look']; text: string }[] }
    | { kind: 'sum'; bar: SumBar; drug: string; leavesOut: string[]; maxCents: number }
    | { kind: 'columns'; drugs: DrugColumns[] }
    | { kind: 'dots'; name: string; drug: number; placebo: number }
    | { kind: 'bars'; rows: PropsOf<'Bars'>['rows'] }
    | { kind: 'curve'; points: Point[]; from: string; to: string }
    | { kind: 'rows'; rows: Score[] }
  )

export type PictureOf<Kind extends Picture['kind']> = Extract<Picture, { kind: Kind }>

/** A label has room for three drugs beside each other. */
const DRUGS_MAX = 3

/** The first drawing of a guide, or null if its text has none. `today` is a day like "2026-11-21". */
export function drawGuide(
  { body }: Guide,
  drugs: readonly MakerDrug[],
  reportedSources: ReadonlySet<string>,
  today: string,
): Picture | null {
  if (!body.drawing) return null
  const { name, props } = body.drawing
  const read = <N extends ComponentName>(component: N) =>
    name === component ? (PROPS[component].parse(props) as PropsOf<N>) : null
  const people = read('People')
  const [row] = people?.rows ?? []
  if (people && row)
    return {
      kind: 'dots',
      strip: [
        `${row.effect}, out of 100 people`,
        describe({ ...people, strip: people.caption.replace(/, out of 100 people$/, '') }, reportedSources),
      ],
      name: people.drug,
      drug: Math.round(row.drug),
      placebo: Math.round(row.placebo),
    }
  const bars = read('Bars')
  if (bars)
    return {
      kind: 'bars',
      strip: [bars.caption, describe(bars, reportedSources)],
      rows: bars.rows.slice(0, DRUGS_MAX),
    }
  const stairs = read('DoseStairs')
  if (stairs)
    return {
      kind: 'columns',
      strip: [stairs.caption, describe(stairs, reportedSources)],
      drugs: stairs.drugs.slice(0, DRUGS_MAX).map(({ name: drug, steps, unit }) => {
        const top = Math.max(...steps)
        return {
          name: drug,
          detail: `${steps[0]} to ${top} ${unit}`,
          above: null,
          sum: null,
          columns: steps.map((dose) => ({ share: dose / top, label: String(dose) })),
        }
      }),
    }
  return name === 'FirstYear' ? drawFullDose(drugs, today) : drawFills(drugs, today)
}

/** What the figures of a drawing rest on. One source that we could not open makes all of it "as reported". */
function describe(
  {
    strip,
    kind,
    cite = [],
  }: { strip?: string | undefined; kind?: string | undefined; cite?: string[] | undefined },
  reportedSources: ReadonlySet<string>,
): string {
  const isReported = kind === 'reported' || cite.some((id) => reportedSources.has(id))
  return [strip, isReported && 'as reported'].filter(Boolean).join(' · ')
}

/** Drugs with different years at the makers' prices, and what these leave out. */
function listMakerYears(drugs: readonly MakerDrug[], today: string) {
  const [reported] = new Set(drugs.map((drug) => drug.reported))
  const years = listFillColumns(drugs, today)
    .filter(({ year }, index, all) => all.findIndex((other) => other.year === year) === index)
    .slice(0, DRUGS_MAX)
  return { years, notCounted: `No visits, needles, tax · reported ${reported}` }
}

/** What a fill costs at the dose that people stay on. */
function drawFullDose(drugs: readonly MakerDrug[], today: string): Picture {
  const { years, notCounted } = listMakerYears(drugs, today)
  return {
    kind: 'bars',
    strip: ['A fill at the highest dose', notCounted],
    rows: years.map(({ name, detail, fills }) => {
      const dollars = fills.at(-1)?.dollars ?? 0
      const text = `${formatDollars(dollars)} a fill`
      return { label: name, detail: detail.replace(/^\d+ fills, /, ''), value: dollars, text, tone: 'maker' }
    }),
  }
}

/** Each fill of the first year at the makers' prices, at one scale; a price that ends says when. */
function drawFills(drugs: readonly MakerDrug[], today: string): Picture {
  const { years, notCounted } = listMakerYears(drugs, today)
  const highest = Math.max(...years.flatMap(({ fills }) => fills.map(({ dollars }) => dollars)))
  return {
    kind: 'columns',
    strip: ['First year, no insurance', notCounted],
    drugs: years.map(({ name, detail, year, ends, fills }) => {
      const [first, last] = [fills[0], fills.at(-1)].map((fill) => formatDollars(fill?.dollars ?? 0))
      return {
        name,
        detail: ends ? `${detail}, to ${formatDay(ends)}` : detail,
        above: first === last ? `${first} a fill` : `${first} to ${last} a fill`,
        sum: formatDollars(year),
        columns: fills.map(({ dollars }) => ({ share: dollars / highest, label: null })),
      }
    }),
  }
}

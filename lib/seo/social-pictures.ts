// The pictures on social images, as data. components/social draws them.
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

export type Picture = Strip &
  (
    | { kind: 'ledger'; rows: SumBar[]; maxCents: number }
    | { kind: 'sum'; bar: SumBar; drug: string; leavesOut: string[]; maxCents: number }
    | { kind: 'ladder'; drugs: { name: string; detail: string; year: number; fills: number[] }[] }
    | { kind: 'dots'; name: string; drug: number; placebo: number }
    | { kind: 'bars'; rows: PropsOf<'Bars'>['rows'] }
    | { kind: 'stairs'; drugs: PropsOf<'DoseStairs'>['drugs'] }
    | { kind: 'curve'; points: Point[]; from: string; to: string }
    | { kind: 'rows'; rows: Score[] }
  )

/** A label has room for three drugs beside each other. */
const DRUGS_MAX = 3

/** The first drawing of a guide, or null if its text has none. `today` is a day like "2026-11-21". */
export function drawGuide({ body }: Guide, drugs: readonly MakerDrug[], today: string): Picture | null {
  if (!body.drawing) return null
  const { name, props } = body.drawing
  const source = props.kind === 'reported' ? 'As reported' : ''
  const read = <N extends ComponentName>(component: N) =>
    name === component ? (PROPS[component].parse(props) as PropsOf<N>) : null
  const people = read('People')
  const [row] = people?.rows ?? []
  if (people && row) {
    const strip = [
      `${row.effect}, out of 100 people`,
      people.caption.replace(/, out of 100 people$/, ''),
    ] as const
    return {
      kind: 'dots',
      strip,
      name: people.drug,
      drug: Math.round(row.drug),
      placebo: Math.round(row.placebo),
    }
  }
  const bars = read('Bars')
  if (bars)
    return { kind: 'bars', strip: [bars.caption, bars.strip ?? source], rows: bars.rows.slice(0, DRUGS_MAX) }
  const stairs = read('DoseStairs')
  if (stairs)
    return { kind: 'stairs', strip: [stairs.caption, source], drugs: stairs.drugs.slice(0, DRUGS_MAX) }
  const [reported] = new Set(drugs.map((drug) => drug.reported))
  return {
    kind: 'ladder',
    strip: ['Approved drugs, no insurance: the first year', `Reported ${reported}`],
    drugs: listFillColumns(drugs, today)
      .filter(({ year }, index, all) => all.findIndex((other) => other.year === year) === index)
      .slice(0, DRUGS_MAX)
      .map(({ name, detail, year, fills }) => ({
        name,
        detail,
        year,
        fills: fills.map(({ dollars }) => dollars),
      })),
  }
}

import type { Unit } from '@/lib/calculator/weight'

const LATE_STEP = ' After week 52 the formula counts towards week 72, which shows as a small step.'

type Props = { unit: Unit; weeks: number }

/** Explains the chart's line and band. */
export function ChartCaption({ unit, weeks }: Props) {
  return (
    <figcaption className="text-xs text-muted">
      {`Weight in ${unit}. Line: your choice. Band: low to high dose.${weeks > 52 ? LATE_STEP : ''}`}
    </figcaption>
  )
}

import { formatDay } from '@/lib/base/format'

/** A day like 2026-11-20 in words. */
export const DayText = ({ day, className }: { day: string; className?: string }) => (
  <time dateTime={day} className={className}>
    {formatDay(day)}
  </time>
)

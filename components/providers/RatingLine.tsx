import { StarsIcon } from '@/components/ui/icons'
import { formatRating } from '@/lib/base/format'

/** The score with one decimal, its label, and five stars. */
export function RatingLine({ rating }: { rating: number }) {
  return (
    <p className="flex flex-wrap items-center justify-end gap-x-2 text-sm max-lg:max-w-[9.5rem]">
      <span className="text-base font-bold">
        {formatRating(rating)}
        <span className="sr-only"> out of 10</span>
      </span>
      <span className="text-muted">EXCELLENT</span>
      <span role="img" aria-label="Five stars" className="text-highlight">
        <StarsIcon count={5} className="h-4" />
      </span>
    </p>
  )
}

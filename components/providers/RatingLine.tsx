import { StarsIcon } from '@/components/ui/icons'
import { formatRating } from '@/lib/base/format'

/** The score with one decimal, its label, and five stars. */
export function RatingLine({ rating }: { rating: number }) {
  return (
    <p className="mt-1.5 mb-2.5 flex flex-wrap items-center gap-x-2">
      <span className="font-bold">
        {formatRating(rating)}
        <span className="sr-only"> out of 10</span>
      </span>
      <span className="text-sm text-muted">EXCELLENT</span>
      <span role="img" aria-label="Five stars" className="text-highlight">
        <StarsIcon count={5} className="h-4" />
      </span>
    </p>
  )
}

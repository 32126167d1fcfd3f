import { StarsIcon } from '@/components/ui/icons'
import { formatRating } from '@/lib/base/format'

/** The score with one decimal, its label, and five stars. */
export function RatingLine({ rating }: { rating: number }) {
  return (
    <p className="ml-auto max-w-30.5 text-right text-sm leading-snug text-muted @wide:ml-3 @wide:max-w-none [&_svg]:inline-block">
      <strong className="text-base">{formatRating(rating)}</strong>
      <span className="sr-only"> out of 10</span> <span className="text-xs">EXCELLENT</span>{' '}
      <span role="img" aria-label="Five stars" className="text-highlight">
        <StarsIcon count={5} className="h-4" />
      </span>
    </p>
  )
}

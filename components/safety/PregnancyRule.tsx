import { getContent } from '@/lib/content'

/** Pregnancy and birth control in full words, the same on every page, from content/safety.json. */
export const PregnancyRule = ({ className = 'my-4' }: { className?: string }) => (
  <p className={`max-w-figure text-sm/snug ${className}`}>
    <strong>Pregnancy.</strong> {getContent().safety.pregnancyRule}
  </p>
)

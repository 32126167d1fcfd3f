const PATHS = {
  yes: 'M2 8l4 4 8-9',
  no: 'M3 3l10 10M13 3L3 13',
  unknown: 'M5 5a3 3 0 1 1 3 4v1.5M8 14v.1',
  caution: 'M1 9c3-5 6-3 7-1s4 3 7-1',
}

/** Yes, no, and in between. Decorative: words next to it say the same. */
export const Sign = ({ of, className = '' }: { of: keyof typeof PATHS; className?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 16 16" className={`sign ${className}`}>
    <path d={PATHS[of]} />
  </svg>
)

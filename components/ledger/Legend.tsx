import type { BarLook } from './Bar'

const MEANINGS = {
  included: 'Medication included',
  'at-least': 'At least: medication on top or not on record',
  maker: 'Approved drug, from its maker',
} satisfies Record<BarLook, string>

/** What the looks of the bars mean. Once on every page with bars, because it holds their stripes and torn end. */
export function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 px-inset py-3 text-sm text-muted">
      {(Object.keys(MEANINGS) as BarLook[]).map((look) => (
        <li key={look} className="flex items-center gap-2.5">
          <svg aria-hidden="true" className={`ledger-bar w-7.5! shrink-0 border-0! bg-none ${look}`}>
            {look === 'at-least' && <Drawings />}
            <rect width="30" height="14" />
            {look === 'at-least' && <use href="#ledger_tear" x="30" />}
          </svg>
          {MEANINGS[look]}
        </li>
      ))}
    </ul>
  )
}

/** The tile of the stripes is as high as a bar and includes its upper and lower edge. */
function Drawings() {
  return (
    <defs>
      <pattern id="ledger_stripes" width="9" height="14" patternUnits="userSpaceOnUse">
        <path d="M0 0h9v1H0zm0 13h9v1H0zm0 1L9 0H4.5L-4.5 14zm9 0 9-14h-4.5l-9 14z" />
      </pattern>
      <path
        id="ledger_tear"
        d="M0 0-6 2.3 0 4.7-6 7 0 9.3-6 11.7 0 14"
        className="fill-card stroke-current"
      />
    </defs>
  )
}

import { getSafety } from '@/lib/content'
import { PANEL, STRIP } from './FactPanel'
import { SafetyPoints } from './SafetyPoints'

/** Birth control, pregnancy, missed doses, and surgery on one card. In print, it starts a new page. */
export function SafetyCard() {
  const { title, intro, sections } = getSafety().card
  return (
    <aside
      role="note"
      className={`mb-7 text-[0.9375rem]/[1.5] print:break-before-page print:break-inside-avoid ${PANEL}`}
    >
      <p className={`mb-0! ${STRIP}`}>{title}</p>
      <div className="px-3.5 py-4 sm:px-5">
        <p className="mb-4">{intro}</p>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 @max-[17rem]:hyphens-auto sm:grid-cols-2">
          {sections.map(({ title: heading, items }) => (
            <div key={heading}>
              <p className="mb-1.5! font-bold">{heading}</p>
              <SafetyPoints points={items} />
            </div>
          ))}
        </div>
      </div>
    </aside>
  )
}

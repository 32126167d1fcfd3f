import { Panel } from '@/components/ui/Panel'
import { getSafety } from '@/lib/content'
import { SafetyPoints } from './SafetyPoints'

/** What to know about birth control, missed doses, other drugs, and surgery on one card. In print, it starts a new page. */
export function SafetyCard() {
  const { title, intro, sections } = getSafety().card
  return (
    <aside role="note" className="mb-8 text-sm print:break-before-page print:break-inside-avoid">
      <Panel title={title}>
        <div className="px-inset py-4">
          <p className="mb-4">{intro}</p>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 [overflow-wrap:anywhere] @[34rem]:grid-cols-2">
            {sections.map(({ title: heading, items }) => (
              <div key={heading}>
                <p className="mb-1.5! font-bold">{heading}</p>
                <SafetyPoints points={items} />
              </div>
            ))}
          </div>
        </div>
      </Panel>
    </aside>
  )
}

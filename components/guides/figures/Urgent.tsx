import { CiteMarks, readMarks } from '@/components/guides/Cite'
import { URGENT_ID } from '@/lib/base/page-anchors'
import type { FigureProps, PropsOf } from '@/lib/guides/props'

const TITLE_ID = `${URGENT_ID}_title`

type Part = PropsOf<'Urgent'>['parts'][number]

/** What to do about one sign at night, in order of urgency. It stands before everything else, without a source in its sentences. */
export const Urgent = ({ caption, parts, note, marks }: FigureProps<'Urgent'>) => (
  <section
    id={URGENT_ID}
    aria-labelledby={TITLE_ID}
    className="mb-3 max-w-figure scroll-mt-4 break-inside-avoid rounded-md border-2 border-danger bg-card text-sm/[1.35]"
  >
    <h2 id={TITLE_ID} className="px-3 pt-2 pb-1 md:px-inset heading-2">
      {caption}
    </h2>
    {parts.map((part) => (
      <UrgentPart key={part.title} {...part} />
    ))}
    <p className="px-3 pb-1.5 text-xs text-muted md:px-inset">
      {note} <CiteMarks marks={readMarks(marks)} />
    </p>
  </section>
)

const UrgentPart = ({ title, isEmergency, items = [], lead, text, phone }: Part) => (
  <div className={`border-t border-line px-3 py-1 md:px-inset ${isEmergency ? 'bg-danger-soft' : ''}`}>
    {items.length > 0 && (
      <>
        <p className={`font-bold ${isEmergency ? 'text-danger' : ''}`}>{title}</p>
        <ul className="mb-1 flex list-disc flex-wrap gap-x-7 pl-4.5">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </>
    )}
    {text && (
      <p>
        <strong>{items.length > 0 ? lead : title}</strong> {text}{' '}
        {phone && (
          <a href={toCall(phone)} className="underlined-link tap-area whitespace-nowrap">
            {phone}
          </a>
        )}
      </p>
    )}
  </div>
)

/** "1‑800‑222‑1222" or "911" as the address of a link. */
function toCall(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return `tel:${digits.length > 3 ? '+' : ''}${digits}`
}

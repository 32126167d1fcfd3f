import { CiteMarks, readMarks } from '@/components/guides/Cite'
import type { FigureProps, PropsOf } from '@/lib/guides/props'

type Part = PropsOf<'Urgent'>['parts'][number]

/** What to do about one sign at night, in order of urgency. It stands before everything else, without a source in its sentences. */
export const Urgent = ({ caption, parts, note, marks }: FigureProps<'Urgent'>) => (
  <section
    aria-labelledby="urgent_title"
    className="mb-3 max-w-figure break-inside-avoid rounded-md border-2 border-danger bg-card text-sm/[1.4]"
  >
    <h2 id="urgent_title" className="px-inset py-1 heading-2">
      {caption}
    </h2>
    {parts.map((part) => (
      <UrgentPart key={part.title} {...part} />
    ))}
    <p className="px-inset pb-2 text-xs text-muted">
      {note} <CiteMarks marks={readMarks(marks)} />
    </p>
  </section>
)

const UrgentPart = ({ title, isEmergency, items = [], lead, text, phone }: Part) => (
  <div className={`border-t border-line px-inset py-2 ${isEmergency ? 'bg-danger-soft' : ''}`}>
    <p className={`font-bold ${isEmergency ? 'text-danger' : ''}`}>{title}</p>
    {items.length > 0 && (
      <ul className="mb-1 flex list-disc flex-wrap gap-x-7 pl-5 text-base/[1.4]">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )}
    {text && (
      <p>
        {lead && <strong>{lead}</strong>} {text}{' '}
        {phone && (
          <a href={`tel:+${phone.replace(/\D/g, '')}`} className="underlined-link tap-area whitespace-nowrap">
            {phone}
          </a>
        )}
      </p>
    )}
  </div>
)

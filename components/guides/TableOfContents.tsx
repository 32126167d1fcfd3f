import { NoWrap } from '@/components/ui/NoWrap'
import type { Body } from '@/lib/schemas/documents'

/** The sections of a guide. Beside the text it stays in sight, and scrolls where the screen is too low for it. */
export function TableOfContents({ headings }: { headings: Body['headings'] }) {
  const sections = [...headings.filter(({ depth }) => depth === 2), { id: 'sources', text: 'Sources' }]
  return (
    <nav
      aria-labelledby="contents-title"
      className="text-sm lg:sticky lg:top-6 lg:-m-2 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto lg:p-2 print:hidden"
    >
      <p id="contents-title" className="mb-2 font-semibold">
        On this page
      </p>
      <ul>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center py-1 leading-snug text-muted underline-offset-4 hover:underline lg:min-h-8"
            >
              <NoWrap>{text}</NoWrap>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

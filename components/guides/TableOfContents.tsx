import { NoWrap } from '@/components/ui/NoWrap'
import type { Body } from '@/lib/schemas/documents'

/**
 * The sections of a guide. On a phone they fold into one line; beside the text they are always open, stay in sight, and
 * scroll where the screen is too low for them.
 */
export function TableOfContents({ headings }: { headings: Body['headings'] }) {
  const sections = [...headings.filter(({ depth }) => depth === 2), { id: 'sources', text: 'Sources' }]
  return (
    <nav
      aria-labelledby="contents-title"
      className="text-sm lg:sticky lg:top-6 lg:-m-2 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto lg:p-2 print:hidden"
    >
      <details className="border-y border-line lg:border-0 lg:[&::details-content]:[block-size:auto] lg:[&::details-content]:[content-visibility:visible]">
        <summary className="chevron flex min-h-12 cursor-pointer list-none items-center justify-between font-semibold lg:pointer-events-none lg:min-h-8 lg:after:content-none!">
          <span id="contents-title">On this page</span>
        </summary>
        <ul className="pb-2">
          {sections.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center py-1 leading-snug text-muted underline-offset-4 hover:underline"
              >
                <NoWrap>{text}</NoWrap>
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

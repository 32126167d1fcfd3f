import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { CHEVRON } from '@/components/ui/Summary'
import { TextLink } from '@/components/ui/TextLink'

export type SafetyTexts = {
  title: string
  line: { lead: string; text: string }
  warning: { lead: string; text: string }
  more: string
  reasonsHref: string
  questions: { label: string; href: string }
}

/** The warning beside a list of sellers. It unfolds to all of it, whom to ask first, and the sources. In print it is open. */
export const SafetyLine = ({ texts, className = 'my-4' }: { texts: SafetyTexts; className?: string }) => {
  const { title, line, warning, more, reasonsHref, questions } = texts
  return (
    <section
      aria-label={title}
      className={`max-w-[60rem] border-l-4 border-danger pl-3 text-xs/snug md:text-sm/snug ${className}`}
    >
      <details>
        <summary className="min-h-11 cursor-pointer list-none">
          <strong className="text-danger">{line.lead}</strong> {line.text}{' '}
          <span
            className={`${CHEVRON} font-semibold whitespace-nowrap text-danger after:inline-block print:hidden`}
          >
            All warnings
          </span>
        </summary>
        <p className="mt-2">
          <strong>{warning.lead}</strong> {warning.text} {more}{' '}
          <TextLink href={reasonsHref}>All&nbsp;reasons, with sources</TextLink>
        </p>
        <p>
          <StandaloneLink href={questions.href}>{questions.label}</StandaloneLink>
        </p>
      </details>
    </section>
  )
}

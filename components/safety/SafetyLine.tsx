import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { CHEVRON } from '@/components/ui/Summary'
import { TextLink } from '@/components/ui/TextLink'

export type SafetyTexts = {
  title: string
  warning: { lead: string; text: string }
  details: string
  reasonsHref: string
  questions: { label: string; href: string }
}

type Props = {
  texts: SafetyTexts
  /** The one line that is visible. */
  label?: string
  className?: string
}

/** The warning beside a list: one line, which unfolds to all of it, whom to ask first, and the sources. Open in print. */
export const SafetyLine = ({ texts, label = 'Who should not take these', className = 'my-4' }: Props) => {
  const { title, warning, details, reasonsHref, questions } = texts
  return (
    <section
      aria-label={title}
      className={`max-w-wide border-l-4 border-danger pl-3 text-sm/snug ${className}`}
    >
      <details>
        <summary
          className={`${CHEVRON} flex min-h-11 w-fit cursor-pointer list-none items-center font-semibold text-danger after:inline-block`}
        >
          {label}
        </summary>
        <p>
          <strong>{warning.lead}</strong> {warning.text} {details}{' '}
          <TextLink href={reasonsHref}>All&nbsp;reasons, with sources</TextLink>
        </p>
        <p>
          <StandaloneLink href={questions.href}>{questions.label}</StandaloneLink>
        </p>
      </details>
    </section>
  )
}

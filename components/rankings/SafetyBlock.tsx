import { SAFETY_ID } from '@/components/questions/SafetyQuestions'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { TextLink } from '@/components/ui/TextLink'
import { guidePath, ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'

/**
 * The warning before the paid links, or after the rows of /providers, which has none. It is the last point in
 * content/safety.json, and never cut short. It unfolds to whom to ask first and the way to the sources and the other
 * points. In print it is open.
 */
export function SafetyBlock() {
  const { title, points, more, questionsTitle } = getContent().safety
  const warning = points.at(-1)
  if (!warning) return null
  return (
    <section
      aria-label={title}
      className="mt-2 max-w-[36rem] border-l-4 border-danger pl-2.5 text-sm/[1.3] md:my-4"
    >
      <details>
        <summary className="min-h-11 cursor-pointer list-none">
          <strong className="text-danger">{warning.lead}</strong> {warning.text}{' '}
          <span className="chevron font-semibold whitespace-nowrap text-link after:inline-block print:hidden">
            All warnings
          </span>
        </summary>
        <p className="mt-2">
          {more}{' '}
          <TextLink href={`${guidePath('first-month-glp1')}#who-should-wait-or-say-no`}>
            All&nbsp;reasons, with sources
          </TextLink>
        </p>
        <p>
          <StandaloneLink href={`${ROUTES.questions}#${SAFETY_ID}`}>
            {`${questionsTitle}, and what FDA-approved and compounded mean`}
          </StandaloneLink>
        </p>
      </details>
    </section>
  )
}

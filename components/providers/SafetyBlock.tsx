import { SAFETY_ID } from '@/components/questions/SafetyQuestions'
import { NoWrap } from '@/components/ui/NoWrap'
import { SourceLink } from '@/components/ui/SourceLink'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { ROUTES } from '@/lib/base/routes'
import { getSafety, getSources } from '@/lib/content'

/**
 * The warning before the paid links, which is the last point in content/safety.json. It unfolds to its sources and the way
 * to the other points. A phone names the drugs only, until it unfolds. In print it is open.
 */
export function SafetyBlock() {
  const { title, points, questionsTitle } = getSafety()
  const warning = points.at(-1)
  if (!warning) return null
  const end = warning.text.indexOf(' if ')
  return (
    <section aria-label={title} className="mt-1 border-l-4 border-danger md:mt-3 pl-3 text-sm leading-snug">
      <details>
        <summary className="min-h-11 cursor-pointer list-none">
          <strong className="text-danger">{warning.lead}</strong>{' '}
          <NoWrap>{warning.text.slice(0, end)}</NoWrap>
          <span className="max-md:[:not([open])>*>&]:hidden print:inline!">
            <NoWrap>{warning.text.slice(end)}</NoWrap>
          </span>{' '}
          <span className="chevron font-semibold text-link after:inline-block print:hidden">
            Who this means
          </span>
        </summary>
        <p className="[&_a]:inline-block [&_a]:py-3.5">
          [
          {getSources(warning.sources).map(({ id, label, url }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <SourceLink label={label} url={url} />
            </span>
          ))}
          ]
        </p>
        <p>
          <StandaloneLink href={`${ROUTES.questions}#${SAFETY_ID}`}>
            <NoWrap>{`${questionsTitle}, and what FDA-approved and compounded mean`}</NoWrap>
          </StandaloneLink>
        </p>
      </details>
    </section>
  )
}

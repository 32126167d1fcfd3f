import { getCards } from '@/components/cards/get-cards'
import { Island } from '@/components/Island'
import { getDisclosureTexts } from '@/components/layout/Disclosure'
import { getEditionNote } from '@/components/layout/EditionStrip'
import { PageShell } from '@/components/layout/PageShell'
import { getMedicareProgram } from '@/components/offers/get-medicare-program'
import { getListedPlans } from '@/components/offers/page-plans'
import { getSafetyTexts } from '@/components/safety/SafetyBlock'
import { InlineScript } from '@/components/ui/InlineScript'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { ROUTES } from '@/lib/base/routes'
import { getContent, getProviders } from '@/lib/content'
import { listServedStates } from '@/lib/providers/fact-values'
import { formatMarket, getListing } from '@/lib/providers/listing'
import { getBackScript } from '@/lib/quiz/back-to-quiz'
import { formatStatesUnknown, getPersonalScript, getPersonalTexts } from '@/lib/quiz/personal-lines'
import { getTitleRules, getTitleScript, type ResultsPageName } from '@/lib/quiz/results-title'
import { ResultsFolds } from './ResultsFolds'

type Props = { page: ResultsPageName; backLabel: string }

/** The answer for this visitor and the ranking, under a title from the address, then what else may matter, folded. */
export function ResultsPage({ page, backLabel }: Props) {
  const { resultsEdition } = getContent().site
  const rules = getTitleRules(page, resultsEdition)
  const providers = getProviders()
  const services = providers.map((provider) => ({
    id: provider.id,
    name: getListing(provider, 'results').name,
    states: listServedStates(provider),
  }))
  const texts = getPersonalTexts(services, getMedicareProgram() !== null)
  return (
    <PageShell path={ROUTES[page]} note={getEditionNote()}>
      <h1 className="max-w-wide heading-1">
        {rules.fallback.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have fixed places
          <span key={index} className={index % 2 === 1 ? 'inline-block' : undefined}>
            {part}
          </span>
        ))}
      </h1>
      <p className="mt-1 mb-2.5 text-xs/snug text-muted md:mb-4 md:text-base/snug">
        <span data-line="state">{formatStatesUnknown('your state')}</span>
      </p>
      {/* One, because each costs its hash in the security policy. */}
      <InlineScript code={[getTitleScript(rules), getPersonalScript(texts), getBackScript(page)].join(';')} />
      <div className="@container">
        <Island
          name="Results"
          props={{
            page,
            plans: getListedPlans(providers, 'results'),
            cards: getCards('results'),
            texts,
            market: formatMarket(providers.length),
            safety: getSafetyTexts(),
            disclosure: getDisclosureTexts(),
          }}
        />
        <ResultsFolds />
        <p>
          <StandaloneLink href={ROUTES.quiz} variant="strong">
            {backLabel}
          </StandaloneLink>
        </p>
      </div>
    </PageShell>
  )
}

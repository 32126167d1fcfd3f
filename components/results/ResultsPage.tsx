import { getCards } from '@/components/cards/get-cards'
import { Island } from '@/components/Island'
import { hasCheckedPrice } from '@/components/layout/check-notes'
import { Key } from '@/components/layout/Key'
import { PageShell } from '@/components/layout/PageShell'
import { getMedicareProgram } from '@/components/offers/get-medicare-program'
import { getListedPlans } from '@/components/offers/page-plans'
import { getQuoteQuestions } from '@/components/offers/quote-questions'
import { getSafetyTexts } from '@/components/safety/SafetyBlock'
import { InlineScript } from '@/components/ui/InlineScript'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { ROUTES } from '@/lib/base/routes'
import { getContent, getProviders } from '@/lib/content'
import { listServedStates } from '@/lib/providers/fact-values'
import { formatMarket, getListing } from '@/lib/providers/listing'
import { getBackScript } from '@/lib/quiz/back-to-quiz'
import { formatStatesUnknown, getPersonalScript, getPersonalTexts } from '@/lib/quiz/personal-lines'
import { getTitleRules, getTitleScript, type ResultsPageName, splitTitle } from '@/lib/quiz/results-title'
import { ResultsFolds } from './ResultsFolds'

type Props = { page: ResultsPageName; backLabel: string }

/** The answer for this visitor and the ranking, under a title from the address, then what else may matter, folded. */
export function ResultsPage({ page, backLabel }: Props) {
  const { resultsEdition, lists } = getContent().site
  const { underAge, ...pregnancy } = getContent().safety.pregnancy
  const rules = getTitleRules(page, resultsEdition)
  const providers = getProviders()
  const services = providers.map((provider) => ({
    id: provider.id,
    name: getListing(provider, 'results').name,
    states: listServedStates(provider),
  }))
  const texts = getPersonalTexts(services, getMedicareProgram() !== null)
  return (
    <PageShell path={ROUTES[page]}>
      <h1 className="max-w-[60rem] heading-1">
        {splitTitle(rules.fallback).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have fixed places
          <span key={index} className={index % 2 === 1 ? 'inline-block' : undefined}>
            {part}
          </span>
        ))}
      </h1>
      <p className="mt-1 text-xs/snug text-muted">
        {page === 'quizResults' && <span className="md:mr-4 max-md:block">{`${lists.edition}.`}</span>}{' '}
        {`${lists.answers} `}
        <span data-line="state">{formatStatesUnknown('your state')}</span>
      </p>
      {/* One, because each costs its hash in the security policy. */}
      <InlineScript
        code={[getTitleScript(rules), getPersonalScript(texts, underAge), getBackScript(page)].join(';')}
      />
      <div className="@container">
        <Key isWide className="mt-1.5 mb-2" />
        <Island
          name="Results"
          props={{
            page,
            plans: getListedPlans(providers, 'results'),
            cards: getCards('results'),
            isChecked: hasCheckedPrice(),
            texts,
            list: { title: formatMarket(providers.length), order: lists.order },
            safety: getSafetyTexts(),
            pregnancy,
            questions: getQuoteQuestions(),
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

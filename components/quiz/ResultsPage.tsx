import { FullDoseNote, IN_BOX } from '@/components/costs/FullDoseNote'
import { getMedicareProgram } from '@/components/costs/get-medicare-program'
import { getListedPlans } from '@/components/costs/page-plans'
import { InlineScript } from '@/components/layout/InlineScript'
import { Island } from '@/components/layout/Island'
import { PageShell } from '@/components/layout/PageShell'
import { formatPricesChecked, getRecordMonth } from '@/components/rankings/check-notes'
import { ProviderList } from '@/components/rankings/ProviderList'
import { Eyebrow } from '@/components/ui/Eyebrow'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { ROUTES } from '@/lib/base/routes'
import { getContent, getProviders } from '@/lib/content'
import { listServedStates } from '@/lib/providers/fact-values'
import { getListing } from '@/lib/providers/listing'
import { formatWhatAnswersChange } from '@/lib/quiz/answers'
import { getBackScript } from '@/lib/quiz/back-to-quiz'
import { getPersonalScript, getPersonalTexts } from '@/lib/quiz/personal-lines'
import { getTitleRules, getTitleScript, type ResultsPageName, splitTitle } from '@/lib/quiz/results-title'

type Props = { page: ResultsPageName; backLabel: string }

/** The cost comparison for this visitor, then the ranking, under a title from the address. The cards need no script. */
export function ResultsPage({ page, backLabel }: Props) {
  const edition = getContent().site.resultsEdition
  const rules = getTitleRules(page, edition)
  const providers = getProviders()
  const program = getMedicareProgram()
  const services = providers.map((provider) => ({
    id: provider.id,
    name: getListing(provider, 'results').name,
    states: listServedStates(provider),
  }))
  const texts = getPersonalTexts(services, program !== null)
  return (
    <PageShell path={ROUTES[page]}>
      <Eyebrow>Your results</Eyebrow>
      <h1 className="mb-1 heading-1 max-w-[60rem]">
        {splitTitle(rules.fallback).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have fixed places
          <span key={index} className={index % 2 === 1 ? 'inline-block' : undefined}>
            {part}
          </span>
        ))}
      </h1>
      <InlineScript code={getTitleScript(rules)} />
      {page === 'quizResults' && (
        <p className="text-sm text-balance text-muted">
          {`Edition of ${edition.month}; prices of ${getRecordMonth()}.`}
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 text-sm print:hidden">
        <StandaloneLink href={ROUTES.quiz} variant="strong">
          {backLabel}
        </StandaloneLink>
        <StandaloneLink href="#list" variant="strong">
          Our ranking ↓
        </StandaloneLink>
      </p>
      <InlineScript code={getBackScript(page)} />
      <div className="@container">
        <div className="my-3 label-box">
          <Island
            name="ResultsCosts"
            props={{
              page,
              plans: getListedPlans(providers, 'results'),
              checked: formatPricesChecked(),
              texts,
              program,
            }}
          />
          <InlineScript code={getPersonalScript(texts)} />
          <FullDoseNote look={IN_BOX} />
        </div>
        <ProviderList list="results" />
        <p className="mt-5 max-w-[36rem] text-sm/snug text-muted">
          {formatWhatAnswersChange(program !== null)} If you share the address, your answers and your budget
          are in it; our host does not get the budget.
        </p>
      </div>
    </PageShell>
  )
}

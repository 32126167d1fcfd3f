import { FirstYearNote } from '@/components/compare/FirstYearNote'
import { Island } from '@/components/layout/Island'
import { PageShell } from '@/components/layout/PageShell'
import { Disclosure } from '@/components/providers/Disclosure'
import { ProviderList } from '@/components/providers/ProviderList'
import { Eyebrow } from '@/components/ui/Eyebrow'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { ROUTES } from '@/lib/base/routes'
import { getSite } from '@/lib/content'
import { getTitleRules, getTitleScript, type ResultsPageName } from '@/lib/quiz/results-title'

type Props = { page: ResultsPageName; backLabel: string }

/** The ranking under a title from the address, and the way back to the quiz. The cards need no script. */
export function ResultsPage({ page, backLabel }: Props) {
  const edition = getSite().resultsEdition
  return (
    <PageShell path={ROUTES[page]}>
      <Eyebrow>Your results</Eyebrow>
      <Island name="ResultsTitle" props={{ page, edition }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a text of ours; React offers no other way to write an inline script */}
      <script dangerouslySetInnerHTML={{ __html: getTitleScript(getTitleRules(page, edition)) }} />
      <p className="mb-6">
        <StandaloneLink href={ROUTES.quiz} variant="strong" isPrinted={false}>
          {backLabel}
        </StandaloneLink>
      </p>
      <FirstYearNote list="results" />
      <Disclosure />
      <ProviderList list="results" />
    </PageShell>
  )
}

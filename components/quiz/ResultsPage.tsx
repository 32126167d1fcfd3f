import { FirstYearNote } from '@/components/compare/FirstYearNote'
import { PageShell } from '@/components/layout/PageShell'
import { Disclosure } from '@/components/providers/Disclosure'
import { ProviderList } from '@/components/providers/ProviderList'
import { Eyebrow } from '@/components/ui/Eyebrow'
import { SiteLink } from '@/components/ui/SiteLink'
import { getTitleScript, type TitleRules } from '@/lib/quiz/results-title'
import { ROUTES } from '@/lib/site/routes'
import { ResultsTitle } from './ResultsTitle'

type Props = { path: string; rules: TitleRules; backLabel: string }

/** The ranking under a title from the address, and the way back to the quiz. The cards need no script. */
export function ResultsPage({ path, rules, backLabel }: Props) {
  return (
    <PageShell path={path}>
      <Eyebrow>Your results</Eyebrow>
      <ResultsTitle rules={rules} script={getTitleScript(rules)} />
      <p className="mb-6">
        <SiteLink
          href={ROUTES.quiz}
          className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4 hover:no-underline print:hidden"
        >
          {backLabel}
        </SiteLink>
      </p>
      <FirstYearNote list="results" />
      <Disclosure />
      <ProviderList list="results" />
    </PageShell>
  )
}

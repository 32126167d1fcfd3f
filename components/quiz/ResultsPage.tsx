import { FirstYearNote } from '@/components/compare/FirstYearNote'
import { PageShell } from '@/components/layout/PageShell'
import { Disclosure } from '@/components/providers/Disclosure'
import { ProviderList } from '@/components/providers/ProviderList'
import { Eyebrow } from '@/components/ui/Eyebrow'
import { WayLink } from '@/components/ui/WayLink'
import { ROUTES } from '@/lib/base/routes'
import { getTitleScript, type TitleRules } from '@/lib/quiz/results-title'
import { ResultsTitle } from './ResultsTitle'

type Props = { path: string; rules: TitleRules; backLabel: string }

/** The ranking under a title from the address, and the way back to the quiz. The cards need no script. */
export function ResultsPage({ path, rules, backLabel }: Props) {
  return (
    <PageShell path={path}>
      <Eyebrow>Your results</Eyebrow>
      <ResultsTitle rules={rules} script={getTitleScript(rules)} />
      <p className="mb-6">
        <WayLink href={ROUTES.quiz} variant="strong" isPrinted={false}>
          {backLabel}
        </WayLink>
      </p>
      <FirstYearNote list="results" />
      <Disclosure />
      <ProviderList list="results" />
    </PageShell>
  )
}

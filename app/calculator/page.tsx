import { InPreparation } from '@/components/layout/InPreparation'
import { PageShell } from '@/components/layout/PageShell'
import { pageMetadata } from '@/lib/site/metadata'
import { ROUTES } from '@/lib/site/routes'

export const metadata = pageMetadata({
  title: 'Weight Loss Calculator',
  description:
    'A calculator that shows what published GLP-1 trials suggest for your starting weight. In preparation.',
  path: ROUTES.calculator,
})

export default function CalculatorPage() {
  return (
    <PageShell path={ROUTES.calculator}>
      <InPreparation title="Weight Loss Calculator">
        We are still building this calculator. It will show what published trials suggest for a starting
        weight, and nothing you type will leave the page.
      </InPreparation>
    </PageShell>
  )
}

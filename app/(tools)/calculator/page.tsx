import { getCalculatorFacts } from '@/components/calculator/get-calculator-facts'
import { Recommendations } from '@/components/calculator/Recommendations'
import { WithoutScript } from '@/components/calculator/WithoutScript'
import { Island } from '@/components/Island'
import { RoutePage } from '@/components/layout/PageShell'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { FEELING_ILL_HREF } from '@/lib/base/page-anchors'
import { routeMetadata } from '@/lib/seo/metadata'

export const metadata = routeMetadata('calculator')

export default function CalculatorPage() {
  return (
    <RoutePage name="calculator">
      <h1 className="mb-3 heading-1">Weight Loss Calculator</h1>
      <p className="max-w-[46rem] text-lead text-muted">What you might lose, next to what trials measured.</p>
      <p className="text-sm font-semibold print:hidden">
        <StandaloneLink href={FEELING_ILL_HREF}>Feeling ill now?</StandaloneLink>
      </p>
      <WithoutScript />
      <Island name="Calculator" props={{ facts: getCalculatorFacts() }} />
      <Recommendations />
    </RoutePage>
  )
}

import { getCalculatorFacts } from '@/components/calculator/get-calculator-facts'
import { Recommendations } from '@/components/calculator/Recommendations'
import { WithoutScript } from '@/components/calculator/WithoutScript'
import { Island } from '@/components/Island'
import { RoutePage } from '@/components/layout/PageShell'
import { routeMetadata } from '@/lib/seo/metadata'

export const metadata = routeMetadata('calculator')

export default function CalculatorPage() {
  return (
    <RoutePage name="calculator">
      <h1 className="mb-3 heading-1">Weight Loss Calculator</h1>
      <p className="mb-5 max-w-[46rem] text-lead text-muted">
        A rough projection by our own formula, next to what trials measured.
      </p>
      <WithoutScript />
      <Island name="Calculator" props={{ facts: getCalculatorFacts() }} />
      <Recommendations />
    </RoutePage>
  )
}

import { getCalculatorFacts } from '@/components/calculator/get-calculator-facts'
import { Recommendations } from '@/components/calculator/Recommendations'
import { WithoutScript } from '@/components/calculator/WithoutScript'
import { Island } from '@/components/layout/Island'
import { JsonLd } from '@/components/layout/JsonLd'
import { PageShell } from '@/components/layout/PageShell'
import { ApprovedFor } from '@/components/ui/ApprovedFor'
import { getApprovedFor } from '@/components/ui/get-approved-for'
import { ROUTES } from '@/lib/base/routes'
import { routeMetadata } from '@/lib/seo/page-metadata'
import { describeRoute } from '@/lib/seo/structured-data/page-graphs'

export const metadata = routeMetadata('calculator')

export default function CalculatorPage() {
  return (
    <PageShell path={ROUTES.calculator}>
      <JsonLd things={describeRoute('calculator')} />
      <h1 className="mb-4 heading-1">Weight Loss Calculator</h1>
      <p className="mb-3 max-w-[36rem] text-lead text-muted">
        What published trials suggest for your starting weight.
      </p>
      <div className="mb-8 max-w-[36rem]">
        <ApprovedFor {...getApprovedFor()} />
      </div>
      <WithoutScript />
      <Island name="Calculator" props={{ facts: getCalculatorFacts() }} />
      <Recommendations />
    </PageShell>
  )
}

import { Certificate } from '@/components/how-we-rank/Certificate'
import { Checks } from '@/components/how-we-rank/Checks'
import { Commissions } from '@/components/how-we-rank/Commissions'
import { Considered } from '@/components/how-we-rank/Considered'
import { FactGroups } from '@/components/how-we-rank/FactGroups'
import { HowWeRankArticle } from '@/components/how-we-rank/HowWeRankArticle'
import { OpenData } from '@/components/how-we-rank/OpenData'
import { Scores } from '@/components/how-we-rank/Scores'
import { RoutePage } from '@/components/layout/PageShell'
import { routeMetadata } from '@/lib/seo/metadata'

export const metadata = routeMetadata('howWeRank')

export default function HowWeRankPage() {
  return (
    <RoutePage name="howWeRank">
      <HowWeRankArticle
        sections={{
          facts: <FactGroups />,
          scores: <Scores />,
          considered: <Considered />,
          commissions: <Commissions />,
          certificate: <Certificate />,
          checks: <Checks />,
          data: <OpenData />,
        }}
      />
    </RoutePage>
  )
}

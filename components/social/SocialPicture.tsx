import type { Picture } from '@/lib/seo/social-pictures'
import { Curve, Dots, Ladder, Stairs } from './drawings'
import { FigureBars, LedgerRows, ScoreRows, SumOfRecord } from './rows'

/** The picture of a page's figures, in the label under its strip. */
export function SocialPicture({ picture }: { picture: Picture }) {
  switch (picture.kind) {
    case 'ledger':
      return <LedgerRows {...picture} />
    case 'sum':
      return <SumOfRecord {...picture} />
    case 'bars':
      return <FigureBars {...picture} />
    case 'rows':
      return <ScoreRows {...picture} />
    case 'ladder':
      return <Ladder {...picture} />
    case 'dots':
      return <Dots {...picture} />
    case 'stairs':
      return <Stairs {...picture} />
    case 'curve':
      return <Curve {...picture} />
  }
}

import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { URGENT_ID } from '@/lib/base/page-anchors'
import { guidePath } from '@/lib/base/routes'

/** At the top of pages that people on a drug open: to what to do now, in the guide to side effects. */
export const FeelingIllLink = () => (
  <p className="text-sm font-semibold print:hidden">
    <StandaloneLink href={`${guidePath('glp1-side-effects')}#${URGENT_ID}`}>Feeling ill now?</StandaloneLink>
  </p>
)

import { TextLink } from '@/components/ui/TextLink'
import { ROUTES } from '@/lib/base/routes'
import { getContent, getProviders } from '@/lib/content'

/** How many providers were considered: both counts as stated, and their evidence. */
export function Considered() {
  const { counts, evidence } = getContent().site
  const proof = evidence['counts.reviewed']
  return (
    <>
      <p>
        {`Our pages say that ${counts.reviewed}+ providers were reviewed and, at the bottom, that ${counts.analysed}+ were analysed. We show both numbers. `}
        {proof ? (
          <TextLink href={proof.source}>See the list of those reviewed</TextLink>
        ) : (
          'We have not published a list behind either number.'
        )}
      </p>
      <p>
        {`What you can read today is ${getProviders().length} records: `}
        <TextLink href={ROUTES.providers}>all providers on record</TextLink>. A provider that is missing is
        not worse for it.
      </p>
    </>
  )
}

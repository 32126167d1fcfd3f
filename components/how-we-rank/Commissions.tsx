import { TextLink } from '@/components/ui/TextLink'
import { formatDay } from '@/lib/base/format'
import { getContent } from '@/lib/content'

/** Who pays us, and what that may influence. Only a signed statement in content/about.json removes the warning. */
export function Commissions() {
  const { rankingStatement } = getContent().about
  return (
    <>
      <p>
        {getContent().site.disclosure} You pay us nothing.{' '}
        {rankingStatement ? (
          <>
            {`On ${formatDay(rankingStatement.date)}, ${rankingStatement.name} signed a statement that commissions affect neither who is listed nor the order. `}
            <TextLink href={rankingStatement.record}>Read the statement</TextLink>.
          </>
        ) : (
          <strong>Commissions may affect which providers are listed, and in which order.</strong>
        )}
      </p>
      <p>
        We earn nothing on approved drugs bought from their makers. Their prices are shown next to the list
        for comparison, without a rank or a paid link. Read more in our{' '}
        <TextLink href="/affiliate-disclosure">Affiliate Disclosure</TextLink>.
      </p>
    </>
  )
}

import { RoutePage } from '@/components/layout/PageShell'
import { Letter } from '@/components/leaving/Letter'
import { SellersToLeave } from '@/components/leaving/SellersToLeave'
import { NoWrap } from '@/components/ui/NoWrap'
import { Section } from '@/components/ui/Section'
import { Sources } from '@/components/ui/Sources'
import { TextLink } from '@/components/ui/TextLink'
import { FEELING_ILL_HREF } from '@/lib/base/page-anchors'
import { guidePath } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import { formatLetter, formatRecordsLetter, LEAVING_QUESTIONS } from '@/lib/providers/leaving'
import { routeMetadata } from '@/lib/seo/metadata'

export const metadata = routeMetadata('leaving')

export default function LeavingPage() {
  return (
    <RoutePage name="leaving">
      <h1 className="mb-3 heading-1">
        <NoWrap>{getContent().pages.pages.leaving.title}</NoWrap>
      </h1>
      <p className="mb-4 max-w-figure text-lead text-muted">
        To stop: ask for your records, then cancel. If a bill is near, send both letters today. Keep copies,
        and ask for an answer in writing.
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
        <section aria-labelledby="records_title">
          <h2 id="records_title" className="mb-1 heading-3">
            1. Ask for your records
          </h2>
          <p className="mb-3 text-sm">
            Before you cancel, while your account is open. You have a right to a copy; a provider has 30 days,
            and can take one extension. It may charge only what the copy costs.{' '}
            <span className="text-xs text-muted">
              Sources: <Sources ids={['hipaa-access', 'unc-records']} isFull />.
            </span>
          </p>
          <Letter name="records letter" letter={formatRecordsLetter()} mail="" />
        </section>
        <section aria-labelledby="cancel_title">
          <h2 id="cancel_title" className="mb-1 heading-3">
            2. Cancel the plan
          </h2>
          <p className="mb-3 text-sm">
            After you have asked for the records. You need not wait for them if a bill is near: your right to
            a copy does not end with the plan.
          </p>
          <Letter letter={formatLetter()} mail="" />
        </section>
      </div>
      <ol className="mt-8 max-w-reading list-decimal pl-5 *:mb-3">
        <li>
          <strong>Send it the way they ask for</strong>: their page, phone, or mail. After a call, write as
          well.
        </li>
        <li>
          <strong>Keep proof</strong>: a copy of the letter, a picture of their page, and their answer.
        </li>
        <li>
          <strong>Billed anyway?</strong> Write to the seller and keep the answer. <em>Credit card:</em>{' '}
          dispute the charge in writing; your letter has to reach the issuer within 60 days after the first
          bill with the error was sent. A call does not secure that right. <em>Debit card:</em> call or write
          to the bank within 60 days after the statement was sent; what counts as an error is narrower. To
          stop a repeat payment, tell the bank at least 3 business days before.{' '}
          <span className="text-xs text-muted">
            Sources: <Sources ids={['ftc-disputes', 'debit-rule']} isFull />.
          </span>
        </li>
        <li>
          <strong>The drug is another question.</strong> Ending a plan does not settle it: ask your
          prescriber. With diabetes, ask before you stop (our advice).{' '}
          <TextLink href={`${guidePath('tirzepatide-vs-semaglutide')}#what-happens-after-you-stop`}>
            What happens after you stop
          </TextLink>
          . <TextLink href={FEELING_ILL_HREF}>Feeling ill now?</TextLink>
        </li>
      </ol>
      <Section id="known_sellers" title="What we know of each provider">
        <SellersToLeave />
      </Section>
      <Section id="ask_first" title="Ask before you pay">
        <ul className="list-disc pl-5">
          {LEAVING_QUESTIONS.map(({ question }) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </Section>
    </RoutePage>
  )
}

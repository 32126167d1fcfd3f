import { RoutePage } from '@/components/layout/PageShell'
import { Letter } from '@/components/leaving/Letter'
import { SellersToLeave } from '@/components/leaving/SellersToLeave'
import { NoWrap } from '@/components/ui/NoWrap'
import { Section } from '@/components/ui/Section'
import { Sources } from '@/components/ui/Sources'
import { TextLink } from '@/components/ui/TextLink'
import { guidePath } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import { formatLetter, LEAVING_QUESTIONS } from '@/lib/providers/leaving'
import { routeMetadata } from '@/lib/seo/metadata'

export const metadata = routeMetadata('leaving')

export default function LeavingPage() {
  return (
    <RoutePage name="leaving">
      <h1 className="mb-3 heading-1">
        <NoWrap>{getContent().pages.pages.leaving.title}</NoWrap>
      </h1>
      <p className="mb-4 max-w-figure text-lead text-muted">
        To stop: send this letter today, keep a copy, and ask for an answer in writing.
      </p>
      <div className="gap-x-16 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div>
          <Letter letter={formatLetter()} mail="" />
        </div>
        <ol className="list-decimal pl-5 max-lg:mt-6 *:mb-3">
          <li>
            <strong>Send it the way they ask for</strong>: their page, phone, or mail. After a call, write as
            well.
          </li>
          <li>
            <strong>Keep proof</strong>: a copy of the letter, a picture of their page, and their answer.
          </li>
          <li>
            <strong>Billed anyway?</strong> Write to the seller and keep the answer. Then dispute the charge
            in writing: on a credit card, your letter has to reach the issuer within 60 days after the first
            bill with the error was sent. A phone call does not secure that right.{' '}
            <span className="text-xs text-muted">
              Source: <Sources ids={['ftc-disputes']} isFull />.
            </span>
          </li>
          <li>
            <strong>The drug is another question.</strong> Ending a plan does not settle it: ask your
            prescriber. With diabetes, ask before you stop (our advice).{' '}
            <TextLink href={`${guidePath('tirzepatide-vs-semaglutide')}#what-happens-after-you-stop`}>
              What happens after you stop
            </TextLink>
            . <TextLink href={guidePath('glp1-side-effects')}>Feeling ill now?</TextLink>
          </li>
        </ol>
      </div>
      <Section id="known_sellers" title="What we know of each seller">
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

import type { ReactNode } from 'react'
import { Panel } from '@/components/ui/Panel'
import { TextLink } from '@/components/ui/TextLink'
import { ROUTES } from '@/lib/base/routes'

const ROWS: readonly (readonly [question: string, answer: ReactNode])[] = [
  [
    'A price or fact is wrong',
    <>
      Open the provider’s page under <TextLink href={ROUTES.providers}>All providers</TextLink> and use its
      report link. It fills in the subject.
    </>,
  ],
  [
    'An order, a refund, a charge',
    'Write to the provider that you bought from. We sell nothing and cannot see your order.',
  ],
  [
    'Was this reported before?',
    <>
      See what we have <TextLink href={ROUTES.corrections}>corrected</TextLink> and{' '}
      <TextLink href={ROUTES.howWeRank}>how we rank</TextLink>.
    </>,
  ],
]

/** Who can help with what, beside the form. */
export const BeforeYouWrite = () => (
  <Panel as="h2" title="Before you write">
    <dl>
      {ROWS.map(([question, answer]) => (
        <div key={question} className="border-t border-line px-inset py-4 first:border-t-0">
          <dt className="font-semibold">{question}</dt>
          <dd className="text-sm text-muted">{answer}</dd>
        </div>
      ))}
    </dl>
  </Panel>
)

import { ButtonLink } from '@/components/ui/ButtonLink'
import { LabeledField } from '@/components/ui/LabeledField'
import { Section } from '@/components/ui/Section'
import { TextLink } from '@/components/ui/TextLink'
import { getQuestions } from '@/lib/providers/fact-values'
import type { ListedRecord } from '@/lib/providers/ranking'
import { formatQuestionList } from '@/lib/providers/record-view'

const QUESTIONS_ID = 'questions'
const TEXT_ID = 'questions_text'

/** Subject and body of an e-mail that the visitor sends to themselves. Lines of mail end with CR LF (RFC 6068). */
const formatMail = (record: ListedRecord) =>
  `subject=${encodeURIComponent(`Questions for ${record.name}`)}&body=${encodeURIComponent(formatQuestionList(record).replaceAll('\n', '\r\n'))}`

/** What to ask before paying, from the unstated facts. Without a script, visitors copy them from a text field. */
export function RecordQuestions({ record }: { record: ListedRecord }) {
  const questions = getQuestions(record)
  if (questions.length === 0) return null
  return (
    <Section id={QUESTIONS_ID} title="Ask before you pay">
      <ol className="mb-4 list-decimal pl-6">
        {questions.map(({ key, question }) => (
          <li key={key} className="mb-1.5 break-inside-avoid pl-1">
            {question}
          </li>
        ))}
      </ol>
      <p className="print:hidden">
        <ButtonLink href={`mailto:?${formatMail(record)}`} variant="outline">
          E-mail me these questions
        </ButtonLink>
      </p>
      <details className="print:hidden">
        <summary className="chevron fold underlined-link">Copy these questions</summary>
        <LabeledField id={TEXT_ID} label="Select all and copy" className="mt-1">
          <textarea
            id={TEXT_ID}
            readOnly
            rows={questions.length + 2}
            defaultValue={formatQuestionList(record)}
            className="block w-full max-w-measure rounded-md border border-muted bg-card px-3.5 py-2.5 text-sm"
          />
        </LabeledField>
        <p className="mt-2 max-w-measure text-sm text-muted">
          To print only the questions, <TextLink href={`#${QUESTIONS_ID}`}>go to the questions</TextLink> and
          print the page from there.
        </p>
      </details>
    </Section>
  )
}

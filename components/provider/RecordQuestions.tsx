import button from '@/components/ui/Button.module.css'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { LabeledField } from '@/components/ui/LabeledField'
import { Summary } from '@/components/ui/Summary'
import { TextLink } from '@/components/ui/TextLink'
import { countUnits } from '@/lib/base/format'
import { QUESTIONS_ID } from '@/lib/base/page-anchors'
import { getQuestions, type OpenFact } from '@/lib/providers/fact-values'
import type { ListedRecord } from '@/lib/providers/ranking'
import { formatQuestionList } from '@/lib/providers/record-view'

const TEXT_ID = 'questions_text'

const SHOWN = 5

/** Subject and body of an e-mail that the visitor sends to themselves. Lines of mail end with CR LF (RFC 6068). */
const formatMail = (record: ListedRecord) =>
  `subject=${encodeURIComponent(`Questions for ${record.name}`)}&body=${encodeURIComponent(formatQuestionList(record).replaceAll('\n', '\r\n'))}`

type Props = { record: ListedRecord; className: string | undefined }

/** What to ask before paying, from the unstated facts. Without a script, visitors copy them from a text field. */
export function RecordQuestions({ record, className }: Props) {
  const questions = getQuestions(record)
  const rest = questions.slice(SHOWN)
  if (questions.length === 0) return null
  return (
    <section id={QUESTIONS_ID} aria-labelledby="questions_title" className={className}>
      <h2 id="questions_title" className="mb-2 heading-2">
        Ask before you pay
      </h2>
      <p className="mb-2 text-sm text-muted">If a provider will not say, walk away.</p>
      <NumberedQuestions questions={questions.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details>
          <Summary className="text-link">{countUnits(rest.length, 'more question')}</Summary>
          <NumberedQuestions questions={rest} start={SHOWN + 1} />
        </details>
      )}
      <div className="mt-3 flex flex-wrap gap-3 print:hidden">
        <ButtonLink href={`mailto:?${formatMail(record)}`} variant="outline" className="px-3.5!">
          E-mail me these questions
        </ButtonLink>
        <details className="open:basis-full">
          <Summary className={`${button.button} ${button.outline} min-h-12 px-3.5!`}>
            Copy<span className="sr-only"> these questions</span>
          </Summary>
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
            To print only the questions, <TextLink href={`#${QUESTIONS_ID}`}>go to the questions</TextLink>{' '}
            and print the page from there.
          </p>
        </details>
      </div>
    </section>
  )
}

type NumberedQuestionsProps = { questions: readonly OpenFact[]; start?: number }

const NumberedQuestions = ({ questions, start = 1 }: NumberedQuestionsProps) => (
  <ol
    start={start}
    className={`${start === 1 ? 'border-t-2 border-frame' : 'border-t border-line'} text-sm/snug`}
  >
    {questions.map(({ key, question }, index) => (
      <li key={key} className="flex gap-x-4 border-b border-line py-2 break-inside-avoid">
        <span aria-hidden="true" className="font-semibold text-accent">
          {start + index}
        </span>{' '}
        {question}
      </li>
    ))}
  </ol>
)

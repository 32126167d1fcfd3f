import { NOT_ON_RECORD } from '@/lib/plans/words'

type Props = {
  text: string | null
  /** On a phone, the name of the fact stands beside it. */
  label?: string
}

const MARKS: Partial<Record<string, string>> = { Yes: '✓', No: '✗' }
const LOOKS: Partial<Record<string, string>> = { '✓': 'font-bold text-accent', '✗': 'font-bold text-danger' }

/** A fact in a cell: a mark for yes or no, a dash if it is not on record, otherwise words. In elements, because a translated page has no bare texts. */
export function FactMark({ text, label }: Props) {
  const mark = text === null ? '–' : MARKS[text]
  return (
    <>
      {mark === undefined ? (
        <span>{text}</span>
      ) : (
        <>
          <span aria-hidden="true" className={LOOKS[mark]}>
            {mark}
          </span>
          {(text || !label) && <span className="sr-only">{text ?? NOT_ON_RECORD}</span>}
        </>
      )}
      {label && (
        <span className="ml-1.5 @wide:sr-only">{` ${label}${text === null ? ': not on record' : ''}`}</span>
      )}
    </>
  )
}

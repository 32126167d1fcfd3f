import { NO, Sign, YES } from '@/components/ui/Sign'
import { NOT_KNOWN } from '@/lib/costs/labels'

type Props = {
  text: string | null
  /** On a phone, the name of the fact stands beside its mark, or before its words. */
  label?: string | undefined
}

const SIGNS: Partial<Record<string, string>> = { Yes: YES, No: NO }

/** A fact in a cell: a mark for yes or no, a dash if it is not on record, otherwise words. In elements, because a translated page has no bare texts. */
export function FactMark({ text, label }: Props) {
  const sign = SIGNS[text ?? '']
  const isWords = text && !sign
  return (
    <>
      {sign && <Sign path={sign} className={sign === YES ? 'text-accent' : 'text-muted'} />}
      {isWords && label && <span className="@wide:sr-only">{`${label}: `}</span>}
      {text === null && (
        <span aria-hidden="true" className="text-muted">
          –
        </span>
      )}
      {((text && sign !== NO) || !label) && (
        <span className={isWords ? undefined : 'sr-only'}>{text ?? NOT_KNOWN}</span>
      )}
      {label && !isWords && (
        <span className="ml-1.5 @wide:sr-only">{` ${label}${sign === NO ? ': no' : ''}`}</span>
      )}
    </>
  )
}

import type { Mark, PropsOf } from '@/lib/guides/props'

/** The number of a source, linked to it. `marks` is filled in when the text is compiled. */
export function Cite({ marks = [], kind }: PropsOf<'Cite'> & { marks?: readonly Mark[] }) {
  return <CiteMarks marks={marks} isReported={kind === 'reported'} isInText />
}

type Props = {
  marks: readonly Mark[]
  isReported?: boolean
  /** In running text, where no line may start with the number. A table cell is too narrow for that. */
  isInText?: boolean
}

/** The numbers of all sources for one passage. If they were only reported, says so once, after the last. */
export function CiteMarks({ marks, isReported = false, isInText = false }: Props) {
  return marks.map(({ number, occurrence }, index) => (
    <sup key={number}>
      {(index > 0 || !isInText) && <wbr />}
      <a
        id={citationId(number, occurrence)}
        href={`#${sourceId(number)}`}
        aria-label={isReported ? `Source ${number}, as reported` : `Source ${number}`}
        className="px-1 py-2 font-semibold underlined-link"
      >
        {isReported && index === marks.length - 1 ? `${number} reported` : number}
      </a>
    </sup>
  ))
}

/** The id of a source in the list at the end. */
export const sourceId = (number: number): string => `source-${number}`

/** The id of a citation, for the link back to it. */
export const citationId = (number: number, occurrence: number): string => `cite-${number}-${occurrence}`

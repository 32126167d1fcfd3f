import circle from '@/components/ui/Circle.module.css'
import { getSources } from '@/lib/content'
import type { FigureProps, Mark } from '@/lib/guides/props'
import styles from './Cite.module.css'

export const Cite = ({ marks }: FigureProps<'Cite'>) => <CiteMarks marks={readMarks(marks)} />

/** The marks that lib/guides/remark-plugin.mjs adds when the text is compiled. */
export const readMarks = (marks = '[]'): Mark[] => JSON.parse(marks)

/** The numbers of all sources of one passage, lowest first. A ring says reported, a disc read by us. */
export function CiteMarks({ marks }: { marks: readonly Mark[] }) {
  const sorted = marks.toSorted((a, b) => a.number - b.number)
  const links = sorted.map(({ id, number, occurrence, ...mark }, index) => {
    const isReported = mark.isReported || getSources([id]).some(({ read }) => read === 'reported')
    return (
      <sup key={number} className={`${index > 0 ? 'ml-1' : 'ml-0.5'} text-xs text-muted`}>
        <a
          id={occurrence === 1 ? citationId(number) : undefined}
          href={`#${sourceAnchor(number)}`}
          aria-label={`source ${number}${isReported ? ', reported' : ''}`}
          className={`${styles.number} ${marks.length > 1 ? styles.narrow : ''} ${isReported ? circle.hollow : circle.solid}`}
        >
          {number}
        </a>
      </sup>
    )
  })
  // Without it, a line could begin with a number. More of them are wider than a phone.
  return links.length > 1 && links.length < 4 ? <span className="whitespace-nowrap">{links}</span> : links
}

/** What the circles mean. Shown once on a page, above its sources. */
export const CircleKey = () => (
  <p className="mb-3">
    After a number: <span className={`${circle.hollow} after:mr-1`} />
    as reported, because we could not open the original: check there;{' '}
    <span className={`${circle.solid} after:mr-1`} />
    read by us, in the original or a copy.
  </p>
)

export const sourceAnchor = (number: number): string => `source-${number}`

/** The id of the first place that cites a source, for the link back to it. */
export const citationId = (number: number): string => `cite-${number}`

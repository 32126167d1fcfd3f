import type { ReactNode } from 'react'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import type { NamedReading, Reading } from '@/lib/providers/checks'
import { describeCheck, isValid } from './fact-checks'

type Props = {
  label: string
  /** Who read it, where and when, and the words of the page: a tap opens them. */
  readings?: readonly NamedReading[]
  /** The offers that have it, too, and of which nobody has read it. */
  unread?: readonly string[]
  note?: ReactNode
  children: ReactNode
}

/** The reading of what is not about an offer. */
export const toReadings = (reading: Reading | undefined) => ({
  readings: reading ? [{ ...reading, offers: [] }] : [],
})

export const FactRow = ({ label, readings = [], unread = [], note, children }: Props) => (
  <div className="grid break-inside-avoid grid-cols-[2fr_3fr] gap-x-4 border-b border-line py-2 text-sm/snug wrap-anywhere *:min-w-0">
    <dt className="text-muted">{label}</dt>
    <dd>
      {readings.length > 0 ? (
        <CheckedFact readings={readings} unread={unread}>
          {children}
        </CheckedFact>
      ) : (
        <strong>{children}</strong>
      )}
      {note && ' '}
      {note}
    </dd>
  </div>
)

type CheckedFactProps = Required<Pick<Props, 'readings' | 'unread' | 'children'>>

function CheckedFact({ readings, unread, children }: CheckedFactProps) {
  return (
    <details>
      <summary className="tap-area cursor-pointer list-none">
        <strong className="underline decoration-dotted underline-offset-4">{children}</strong>
        {unread.length > 0 && <span className="text-xs text-muted"> checked in part</span>}
        {!readings.every(isValid) && <span className="text-xs text-muted"> check due again</span>}
      </summary>
      {readings.map((reading) => (
        <Words key={reading.field} reading={reading} />
      ))}
      {unread.length > 0 && <p className="text-muted">{`Not checked: ${unread.join(', ')}.`}</p>}
    </details>
  )
}

/** The words of the page, after the offers that they are about. */
function Words({ reading }: { reading: NamedReading }) {
  const { by, page, archive, words, offers } = reading
  return (
    <p className="text-muted">
      {offers.length > 0 && `${offers.join(', ')}: `}
      <q>{words}</q> {`${describeCheck(reading)} by ${by}. `}
      <StandaloneLink href={page}>Their page</StandaloneLink>{' '}
      {archive && <StandaloneLink href={archive}>Archived copy</StandaloneLink>}
    </p>
  )
}

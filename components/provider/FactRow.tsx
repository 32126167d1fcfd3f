import type { ReactNode } from 'react'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import type { Reading } from '@/lib/providers/checks'
import { describeCheck, isValid } from './fact-checks'

type Props = {
  label: string
  /** Who read it, where and when, and the words of the page: a tap opens them. */
  reading?: Reading | undefined
  note?: ReactNode
  children: ReactNode
}

export const FactRow = ({ label, reading, note, children }: Props) => (
  <div className="grid break-inside-avoid grid-cols-[2fr_3fr] gap-x-4 border-b border-line py-2 text-sm/snug wrap-anywhere *:min-w-0">
    <dt className="text-muted">{label}</dt>
    <dd>
      {reading ? <Checked reading={reading}>{children}</Checked> : <strong>{children}</strong>}
      {note && ' '}
      {note}
    </dd>
  </div>
)

function Checked({ reading, children }: { reading: Reading; children: ReactNode }) {
  const { by, page, archive, words } = reading
  return (
    <details>
      <summary className="tap-area cursor-pointer list-none">
        <strong className="underline decoration-dotted underline-offset-4">{children}</strong>
        {!isValid(reading) && <span className="text-xs text-muted"> check due again</span>}
      </summary>
      <p className="text-muted">
        <q>{words}</q> {`${describeCheck(reading)} by ${by}. `}
        <StandaloneLink href={page}>Their page</StandaloneLink>{' '}
        {archive && <StandaloneLink href={archive}>Archived copy</StandaloneLink>}
      </p>
    </details>
  )
}

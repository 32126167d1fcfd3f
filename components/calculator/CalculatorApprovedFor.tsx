import { Fragment } from 'react'
import { NoWrap } from '@/components/ui/NoWrap'
import { SourceLink } from '@/components/ui/SourceLink'
import { getSafety, getSources } from '@/lib/content'

/** Who the approved drugs are for, with its sources. */
export function CalculatorApprovedFor({ className }: { className: string }) {
  const { lead, text, sources } = getSafety().approvedFor
  return (
    <p className={`${className} max-w-[36rem] text-sm`}>
      <strong>{lead}</strong> <NoWrap>{text}</NoWrap> Source:{' '}
      {getSources(sources).map(({ id, label, url }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <SourceLink label={label} url={url} />
        </Fragment>
      ))}
      .
    </p>
  )
}

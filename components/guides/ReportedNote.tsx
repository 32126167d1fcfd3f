import { NoWrap } from '@/components/ui/NoWrap'
import { TextLink } from '@/components/ui/TextLink'
import { formatMonthOrDay } from '@/lib/base/format'
import { getSources } from '@/lib/content'

/**
 * The note below figures that were only reported: when, and where to check them. Leaves out sources that were read; if
 * all were, there is no note.
 */
export function ReportedNote({ ids }: { ids: readonly string[] }) {
  const reported = getSources([...new Set(ids)]).filter(({ read }) => read === 'reported')
  if (reported.length === 0) return null
  const months = [...new Set(reported.map(({ readOn }) => readOn))].toSorted()
  const [first = '', last = ''] = [months[0], months.at(-1)]
  const when =
    first === last ? formatMonthOrDay(first) : `${formatMonthOrDay(first)} to ${formatMonthOrDay(last)}`
  return (
    <p className="-mt-4 mb-7 text-sm text-muted">
      As reported, {when}. Check there before you rely on it:{' '}
      {reported.flatMap(({ id, url, label }, index) => [
        index > 0 && ', ',
        <TextLink key={id} href={url}>
          <NoWrap>{label.replace(' (as reported)', '')}</NoWrap>
        </TextLink>,
      ])}
      .
    </p>
  )
}

import type { Ref } from 'react'
import { ShareLink } from '@/components/ui/ShareLink'
import { useEntryState } from '@/components/ui/useEntryState'
import type { ComparedProvider } from '@/lib/providers/compare'
import { formatCompareFragment, PICK_LIMIT } from '@/lib/providers/compare-fragment'
import { joinNames } from '@/lib/providers/side-by-side'
import { SideBySideTable } from './SideBySideTable'

type Props = {
  ref: Ref<HTMLHeadingElement>
  /** The picked providers, in the order in which they were picked. */
  providers: readonly ComparedProvider[]
  onRemove: (id: string) => void
  onClear: () => void
}

const LINK_CLASSES = 'inline-flex min-h-11 cursor-pointer items-center font-semibold underlined-link'

const parseFlag = (kept: unknown) => (typeof kept === 'boolean' ? kept : null)

/** Two or three providers side by side, with all rows or only those that differ. */
export function SideBySide({ ref, providers, onRemove, onClear }: Props) {
  const [onlyDifferences, setOnlyDifferences] = useEntryState('differences', false, parseFlag)
  const isShown = providers.length > 1
  return (
    <div className={`mt-8 noscript:hidden ${isShown ? '' : 'print:hidden'}`}>
      <h3 ref={ref} id="side_by_side" tabIndex={-1} className="mb-2 heading-3 outline-none">
        Side by side
      </h3>
      <p role="status" className="mb-3 text-sm print:hidden">
        {formatPicks(providers.map(({ name }) => name))}
      </p>
      {isShown && (
        <>
          <label className="mb-3 inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-sm font-semibold print:hidden">
            <input
              type="checkbox"
              role="switch"
              checked={onlyDifferences}
              aria-checked={onlyDifferences}
              onChange={({ target }) => setOnlyDifferences(target.checked)}
              className="size-5 accent-accent"
            />
            Differences only
          </label>
          <SideBySideTable providers={providers} onlyDifferences={onlyDifferences} onRemove={onRemove} />
        </>
      )}
      {providers.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-x-6 text-sm print:hidden">
          {isShown && (
            <ShareLink fragment={formatCompareFragment(providers.map(({ id }) => id))}>
              Link to this comparison
            </ShareLink>
          )}
          <button type="button" onClick={onClear} className={LINK_CLASSES}>
            Clear choice
          </button>
        </p>
      )}
    </div>
  )
}

function formatPicks(names: readonly string[]): string {
  const [only] = names
  if (only === undefined) return 'Pick two or three providers in the table.'
  if (names.length === 1) return `${only} is picked. Pick one or two more.`
  return `${joinNames(names)}.${names.length === PICK_LIMIT ? ' Three is the most; remove one to pick another.' : ''}`
}

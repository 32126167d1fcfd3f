// The picks are in the fragment of the address: "#compare=remedymeds,t-mates".
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { isNewVisit, replaceFragment, subscribeToFragment } from '@/lib/base/entry-state'
import type { ComparedProvider } from '@/lib/providers/compare'
import {
  formatCompareFragment,
  isCompareFragment,
  PICK_LIMIT,
  parseCompareFragment,
} from '@/lib/providers/compare-fragment'

/**
 * The picked ids, in the order in which they were picked. Each change rewrites the fragment of this history entry, so
 * that Back leaves the page and returning restores the picks. A fragment of another kind (#faq) does not change them;
 * an empty or invalid one clears them.
 */
export function usePicks(providers: readonly ComparedProvider[], target: RefObject<HTMLElement | null>) {
  const [picks, setPicks] = useState<readonly string[]>([])

  useEffect(() => {
    const read = () => {
      const { hash } = location
      if (hash !== '' && !isCompareFragment(hash)) return false
      const picked = parseCompareFragment(
        hash,
        providers.map(({ id }) => id),
      )
      setPicks(picked)
      return picked.length > 1
    }
    const reveal = () => {
      target.current?.scrollIntoView()
      target.current?.focus({ preventScroll: true })
    }
    const isNew = isNewVisit()
    if (read() && isNew) reveal()
    return subscribeToFragment((isNewEntry) => {
      if (read() && isNewEntry) reveal()
    })
  }, [providers, target])

  // The current picks, for handlers whose identity must not change.
  const current = useRef(picks)
  useEffect(() => {
    current.current = picks
  }, [picks])

  const change = useCallback((next: readonly string[]) => {
    setPicks(next)
    replaceFragment(formatCompareFragment(next))
  }, [])

  const togglePick = useCallback(
    (id: string) => {
      const before = current.current
      const next = before.includes(id) ? before.filter((pick) => pick !== id) : [...before, id]
      if (next.length <= PICK_LIMIT) change(next)
    },
    [change],
  )
  return { picks, togglePick, clearPicks: () => change([]) }
}

// The choice lives in the fragment of the address: "#compare=remedymeds,t-mates".
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
 * The picked ids, in the order of the picks. Each change rewrites the fragment of this history entry, so that
 * Back leaves the page and coming back restores the choice. A fragment that is not ours (#faq) leaves the
 * choice alone; none at all, or a bad one, clears it.
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

  // What is picked now, for handlers that must stay the same while the choice changes.
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

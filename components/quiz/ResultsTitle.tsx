'use client'
// A client component because the title depends on the address, which only the browser knows.
import { useSyncExternalStore } from 'react'
import { composeTitle, type TitleRules } from '@/lib/quiz/results-title'

type Props = {
  rules: TitleRules
  /** Sets the title before the first paint; made on the server from the same rules. */
  script: string
}

const subscribe = (onChange: () => void) => {
  addEventListener('popstate', onChange)
  return () => removeEventListener('popstate', onChange)
}
const getSearch = () => location.search
const getNothing = () => null

/**
 * The title of a results page. As with LiveMonth: the HTML holds the default, the script beside it sets
 * the right text while the page is parsed, and after hydration React owns it.
 */
export function ResultsTitle({ rules, script }: Props) {
  const search = useSyncExternalStore(subscribe, getSearch, getNothing)
  return (
    <>
      <h1 className="mb-4 max-w-[46rem] font-serif text-h1 font-bold" suppressHydrationWarning>
        {search === null ? rules.fallback : composeTitle(search, rules)}
      </h1>
      {search === null && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of ours; React offers no other way to write an inline script
        <script dangerouslySetInnerHTML={{ __html: script }} />
      )}
    </>
  )
}

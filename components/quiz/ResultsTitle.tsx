// An island because the title depends on the address, which only the browser knows.
import { useHydrated } from '@/components/ui/useHydrated'
import {
  composeTitle,
  type Edition,
  getTitleRules,
  type ResultsPageName,
  readKnownAnswers,
  splitTitle,
} from '@/lib/quiz/results-title'

type Props = { page: ResultsPageName; edition: Edition }

/**
 * The title of a results page. The HTML contains the default title, and an inline script sets the visitor's while the
 * page is parsed. React keeps that text during hydration and then renders the same.
 */
export function ResultsTitle({ page, edition }: Props) {
  const rules = getTitleRules(page, edition)
  const title = useHydrated() ? composeTitle(readKnownAnswers(location.search, rules), rules) : rules.fallback
  return (
    <h1 className="mb-1 heading-1 max-w-[60rem]">
      {splitTitle(title).map((part, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have fixed places
          key={index}
          suppressHydrationWarning
          className={index % 2 === 1 ? 'inline-block' : undefined}
        >
          {part}
        </span>
      ))}
    </h1>
  )
}

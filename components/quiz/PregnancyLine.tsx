// An island because the age is in the address.
import { TextLink } from '@/components/ui/TextLink'
import { useHydrated } from '@/components/ui/useHydrated'
import { getAnswerRules, type ResultsPageName, readKnownAnswers } from '@/lib/quiz/results-title'
import type { Safety } from '@/lib/schemas/safety'

type Props = { page: ResultsPageName; line: Safety['pregnancy'] }

/** Pregnancy and birth control, for everybody under an age: the quiz does not ask who could become pregnant. */
export function PregnancyLine({ page, line: { underAge, lead, text, link } }: Props) {
  const isHydrated = useHydrated()
  const age = isHydrated ? readKnownAnswers(location.search, getAnswerRules(page)).age : undefined
  return (
    <p hidden={Number(age) >= underAge} className="my-3 text-sm/snug">
      <strong>{lead}</strong> {text} <TextLink href={link.href}>{link.label}</TextLink>
    </p>
  )
}

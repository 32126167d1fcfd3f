import { Folded } from '@/components/guides/figures/Folded'
import { SafetyPoints } from '@/components/safety/SafetyPoints'
import { TextLink } from '@/components/ui/TextLink'
import { guidePath } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import type { PropsOf } from '@/lib/guides/props'
import styles from './WhoShouldNot.module.css'

/** The section with the whole box. */
const WHO_SHOULD_NOT_HREF = `${guidePath('first-month-glp1')}#who-should-wait-or-say-no`

/**
 * "Who should not take these", written once in content/safety.json: the rule for all four drugs, and the rest folded. As a
 * line, only the rule in short, with a link to the box.
 */
export function WhoShouldNot({ isLine }: PropsOf<'WhoShouldNot'>) {
  const { line, whoShouldNot } = getContent().safety
  const { title, lead, text, items, after } = whoShouldNot
  if (isLine)
    return (
      <p>
        <strong>{line.lead}</strong> {line.text} <TextLink href={WHO_SHOULD_NOT_HREF}>All warnings</TextLink>
      </p>
    )
  return (
    <div role="note" className={styles.note}>
      <p className="mb-3!">
        <strong>{title}.</strong> {lead} {text}
      </p>
      <Folded title="Warnings and other reasons">
        <SafetyPoints points={items} />
        <p>{after}</p>
      </Folded>
    </div>
  )
}

import { Folded } from '@/components/guides/figures/Folded'
import { SafetyPoints } from '@/components/safety/SafetyPoints'
import { getContent } from '@/lib/content'
import styles from './WhoShouldNot.module.css'

/** "Who should not take these", written once in content/safety.json: the rule for all four drugs, and the rest folded. */
export function WhoShouldNot() {
  const { title, lead, text, items, after } = getContent().safety.whoShouldNot
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

import { TextLink } from '@/components/ui/TextLink'
import { getBuildDay } from '@/lib/base/month'
import { ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import { composeEditionNote, type EditionNote, getPriceDay, getVerified } from '@/lib/providers/edition-note'
import styles from './EditionStrip.module.css'

/** What nobody has verified yet, from the checked content; null once everything is. Server only. */
export function getEditionNote(): EditionNote | null {
  const content = getContent()
  return composeEditionNote(getVerified(content, getBuildDay()), getPriceDay(content.providers))
}

/** The strip under the header: once on each page with prices, scores, or claims. */
export const EditionStrip = ({ note: { label, before, day, after } }: { note: EditionNote }) => (
  <aside aria-label="About this edition" className={styles.strip}>
    <p className="mx-auto w-full max-w-[70rem] px-gutter md:px-6">
      {label && <strong>{label}</strong>} {before}{' '}
      <span className="whitespace-nowrap">
        {day}
        {after.slice(0, 1)}
      </span>
      {after.slice(1)}{' '}
      <TextLink href={`${ROUTES.howWeRank}#checks`}>
        <span className="whitespace-nowrap">How we check →</span>
      </TextLink>
    </p>
  </aside>
)

import { useEffect, useState } from 'react'
import type { NothingFits as Facts, Section } from '@/lib/plans/ledger'
import { formatCents } from '@/lib/plans/words'

const HEADING = 'flex items-baseline justify-between gap-x-4 px-inset py-2'

type HeadingProps = {
  section: Pick<Section, 'group' | 'title' | 'entries'>
  /** Headings may not stand in a table. */
  as?: 'h3' | 'strong'
}

/** The heading of a group of rows, with their number. */
export function SectionHeading({ section: { group, title, entries }, as: Heading = 'h3' }: HeadingProps) {
  return (
    <div className={`${HEADING} ${group === 'fits' ? 'bg-accent-soft' : 'bg-paper'}`}>
      <Heading className="text-base font-semibold">{title}</Heading>
      <span className="text-sm text-muted">{entries.length}</span>
    </div>
  )
}

type NothingFitsProps = { facts: Facts; onBudget: (dollars: string) => void }

/** Nothing fits: what the lowest prices are, and a way to see what they buy. */
export function NothingFits({ facts: { lines, needed }, onBudget }: NothingFitsProps) {
  const [first, ...others] = lines
  return (
    <div className="border-t border-line px-inset py-3">
      <p>
        <strong>{first}</strong> {others.join(' ')}
      </p>
      {needed !== null && (
        <button
          type="button"
          onClick={() => onBudget(String(needed / 100))}
          className="min-h-11 cursor-pointer font-semibold underlined-link text-link"
        >
          {`Show what ${formatCents(needed)} a month fits`}
        </button>
      )}
    </div>
  )
}

const ANNOUNCE_DELAY_MS = 700

/** Announces a change once the visitor stops typing, and nothing before the first change. */
export function Announcement({ children }: { children: string }) {
  const [announced, setAnnounced] = useState({ text: children, isChanged: false })
  useEffect(() => {
    const timer = setTimeout(
      () =>
        setAnnounced((before) => (before.text === children ? before : { text: children, isChanged: true })),
      ANNOUNCE_DELAY_MS,
    )
    return () => clearTimeout(timer)
  }, [children])
  return (
    <p role="status" className="sr-only">
      {announced.isChanged ? announced.text : ''}
    </p>
  )
}

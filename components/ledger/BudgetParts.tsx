import { useEffect, useState } from 'react'
import type { NothingFits as Facts, Section } from '@/lib/plans/ledger'
import { formatCents } from '@/lib/plans/words'

const HEADING = 'flex items-baseline justify-between gap-x-4 px-inset py-2'

/** The heading of a group of rows, with their number. */
export function SectionHeading({
  section: { group, title, entries },
}: {
  section: Pick<Section, 'group' | 'title' | 'entries'>
}) {
  return (
    <div className={`${HEADING} ${group === 'fits' ? 'bg-accent-soft' : 'bg-paper'}`}>
      <h3 className="text-base font-semibold">{title}</h3>
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

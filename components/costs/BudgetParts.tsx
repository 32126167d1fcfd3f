import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useHydrated } from '@/components/ui/useHydrated'
import type { Entry, NothingFits as Facts, Section } from '@/lib/costs/entries'
import { formatCents } from '@/lib/costs/labels'
import { BudgetMark } from './CostRow'

type HeadingProps = Pick<Section, 'group' | 'title' | 'aside'> & {
  /** Headings may not stand in a table. */
  as?: 'h3' | 'strong'
}

export const SectionHeading = ({ group, title, aside, as: Heading = 'h3' }: HeadingProps) => (
  <div
    className={`flex flex-wrap items-center px-inset py-2 ${group === 'fits' ? 'bg-accent-soft' : 'bg-band'}`}
  >
    {group && <BudgetMark group={group} />}
    <Heading className="flex-[1_9rem] text-base font-semibold">{title}</Heading>
    <span className="text-sm font-normal text-muted">{aside}</span>
  </div>
)

/** Which rows are open, by key: a row that moves to another group is a new element. */
const opened = new Set<string>()

/** The attributes of a row that stays open in another group, also if it was opened before this script loaded. */
export const keepOpen = (key: string): ComponentProps<'details'> => ({
  open: opened.has(key),
  onToggle: ({ currentTarget: { open } }) => opened[open ? 'add' : 'delete'](key),
  ref: (element) => {
    if (element?.open) opened.add(key)
  },
})

/** Rows of what does not fit that a screen shows at first, besides those of ranked sellers. Paper shows all. */
const SHOWN_OVER = 3

/** Folds the further rows of what does not fit. `more` is the button that shows them. */
export function useFold({ group, entries }: Section) {
  const [isOpen, setIsOpen] = useState(false)
  const folded = group === 'over' ? entries.slice(SHOWN_OVER).filter(({ plan }) => !plan.rank) : []
  return {
    hides: (entry: Entry) => !isOpen && folded.includes(entry),
    more: folded[0] && (
      <MoreButton isOpen={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Show fewer' : `${folded.length} more that ${folded.length === 1 ? 'does' : 'do'} not fit`}
      </MoreButton>
    ),
  }
}

type MoreProps = { children: string; isOpen?: boolean; onClick: () => void }

export const MoreButton = ({ children, isOpen, onClick }: MoreProps) => (
  <button
    type="button"
    aria-expanded={isOpen}
    onClick={onClick}
    className="min-h-11 w-full cursor-pointer text-sm font-semibold text-link chevron after:inline-block print:hidden"
  >
    {children}
  </button>
)

type NothingFitsProps = { facts: Facts; onBudget: (dollars: string) => void }

/** Nothing fits: what the lowest prices are, and a way to see what they buy. */
export function NothingFits({ facts: { lines, needed }, onBudget }: NothingFitsProps) {
  const [first, ...others] = lines
  return (
    <div className="border-t border-line px-inset py-3">
      <p>
        <strong>{first}</strong> <span>{others.join(' ')}</span>
      </p>
      {needed !== null && (
        <button
          type="button"
          onClick={() => onBudget(String(needed / 100))}
          className="min-h-11 cursor-pointer font-semibold underlined-link print:hidden"
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
  const [announced, setAnnounced] = useState('')
  const isHydrated = useHydrated()
  const last = useRef<string>(null)
  useEffect(() => {
    // The HTML lists what some visitors see, for example Medicare's program; leaving it out is no change of theirs.
    if (!isHydrated) return
    last.current ??= children
    const timer = setTimeout(() => {
      if (last.current !== children) setAnnounced(children)
      last.current = children
    }, ANNOUNCE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [children, isHydrated])
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  )
}

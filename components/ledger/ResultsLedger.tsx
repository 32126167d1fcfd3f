// An island because state and age are in the address, and the budget is typed.
import { useEffect } from 'react'
import { useHydrated } from '@/components/ui/useHydrated'
import { INPUT_KEYS } from '@/lib/base/fragment'
import { type Entry, getSections, type Section, toEntries } from '@/lib/plans/ledger'
import type { Plan } from '@/lib/plans/plan'
import { toRow } from '@/lib/plans/rows'
import { getScale } from '@/lib/plans/scale'
import { composePersonalLines, type PersonalTexts } from '@/lib/quiz/personal-lines'
import {
  getAnswerRules,
  type KnownAnswers,
  type ResultsPageName,
  readKnownAnswers,
} from '@/lib/quiz/results-title'
import { MoreButton, SectionHeading, useFold } from './BudgetParts'
import type { MedicareProgram } from './get-medicare-program'
import { LedgerFrame } from './LedgerFrame'
import { MedicareNote } from './MedicareNote'
import { type Layout, RowL } from './RowL'
import { Scale } from './Scale'
import { updateCards } from './update-cards'
import { useFragment } from './useFragment'
import { useLedgerInput } from './useLedgerInput'

/** Also for the scale. */
const PANEL_COLUMNS =
  '@wide:grid @wide:grid-cols-[12rem_var(--container-track)_11rem_minmax(0,1fr)] @wide:gap-x-4'

const IN_PANEL: Layout = {
  row: `${PANEL_COLUMNS} @wide:items-start`,
  sum: '@wide:col-start-3 @wide:row-start-1',
  bar: '@wide:mt-1.5 @wide:col-start-2 @wide:row-start-1',
  text: '@wide:col-start-2 @wide:col-end-4',
  notes: 'flex basis-full flex-wrap @wide:col-start-4 @wide:row-span-2 @wide:row-start-1',
}

type Props = {
  page: ResultsPageName
  /** Providers by their names on this page, makers, and programs, which only some ages see. */
  plans: readonly Plan[]
  checked: string
  texts: PersonalTexts
  program: MedicareProgram | null
}

/**
 * The ledger of a results page: the rows that answer this person. The HTML contains all rows and the personal lines; an
 * inline script hides and shows what applies while the page is parsed. React then renders the same.
 */
export function ResultsLedger({ page, plans, checked, texts, program }: Props) {
  const isHydrated = useHydrated()
  const known: Partial<KnownAnswers> = isHydrated
    ? readKnownAnswers(location.search, getAnswerRules(page))
    : {}
  const { age, state, hasProgram } = composePersonalLines(known, texts)
  const [values, change] = useFragment(INPUT_KEYS)
  const { input, fields } = useLedgerInput(values, change)
  const denied = state?.denied ?? []
  const shown = plans.filter(
    ({ owner, kind }) => !denied.includes(owner) && (kind !== 'program' || hasProgram || !isHydrated),
  )
  const entries = toEntries(shown, input)
  const { maxCents } = getScale(entries.map(({ sum }) => sum))

  useEffect(() => {
    const rows = plans.filter(({ kind }) => kind === 'provider').map((plan) => toRow(plan))
    updateCards(rows, state?.denied ?? [], known.state ?? '', maxCents)
  }, [plans, state, known.state, maxCents])

  return (
    <LedgerFrame checked={checked} input={input} fields={fields} plans={shown} entries={entries}>
      <div className={`border-t border-line px-inset pt-2 ${PANEL_COLUMNS}`}>
        <div className="@wide:col-start-2">
          <Scale maxCents={maxCents} />
        </div>
      </div>
      {getSections(entries).map((section) => (
        <ResultsRows
          key={section.title}
          section={section}
          months={input.months}
          maxCents={maxCents}
          hasProgram={hasProgram}
        />
      ))}
      {(state || !isHydrated) && (
        <p data-line="state" hidden={!state} suppressHydrationWarning className={LINE}>
          <span data-text suppressHydrationWarning>
            {state?.text ?? ''}
          </span>
        </p>
      )}
      {program && (age || !isHydrated) && (
        <div data-line="age" hidden={!age} suppressHydrationWarning className={LINE}>
          <MedicareNote program={program} lead={age ?? ''} />
        </div>
      )}
    </LedgerFrame>
  )
}

/** Under what fits. */
const NOTE = 'border-b border-line px-inset py-2.5 text-sm/snug'

const LINE = 'border-t border-line px-inset py-3 text-sm'

/** Approved drugs that a screen shows at first without a budget: the cards come after the rows. */
const SHOWN_DRUGS = 2

type RowsProps = {
  section: Section
  months: number
  maxCents: number
  hasProgram: boolean
}

function ResultsRows({ section, months, maxCents, hasProgram }: RowsProps) {
  const { group, title, note, entries } = section
  const { hides, more, isOpen, toggle } = useFold(section)
  const isHydrated = useHydrated()
  const folded = entries.filter(({ plan }) => group === null && plan.kind === 'maker').slice(SHOWN_DRUGS)
  const list = (rows: readonly Entry[], look: string) => (
    <ol className={`divide-y divide-line border-line ${look}`}>
      {rows.map((entry) => (
        <li
          key={entry.plan.key}
          data-owner={entry.plan.owner}
          data-kind={entry.plan.kind}
          hidden={entry.plan.kind === 'program' && !hasProgram}
          suppressHydrationWarning
          className={hides(entry) ? 'hidden print:list-item' : undefined}
        >
          <RowL
            plan={entry.plan}
            months={months}
            maxCents={maxCents}
            verdict={entry.verdict}
            hasCard
            layout={IN_PANEL}
            hasStopBars={isHydrated}
          />
        </li>
      ))}
    </ol>
  )
  return (
    <>
      {title && <SectionHeading section={section} />}
      {list(
        entries.filter((entry) => !folded.includes(entry)),
        'border-b',
      )}
      {folded.length > 0 && (
        <details className="border-b border-line">
          <summary className="chevron fold w-full justify-center text-link">
            {`${folded.length} more approved drugs`}
          </summary>
          {list(folded, 'border-t')}
        </details>
      )}
      {note && <p className={NOTE}>{note}</p>}
      {more && (
        <div className="border-b border-line">
          <MoreButton isOpen={isOpen} onClick={toggle}>
            {more}
          </MoreButton>
        </div>
      )}
    </>
  )
}

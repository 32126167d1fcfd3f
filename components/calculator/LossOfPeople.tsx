import { TextLink } from '@/components/ui/TextLink'
import type { Medication } from '@/lib/base/treatments'
import { groupPeople } from '@/lib/calculator/people'
import type { CalculatorFacts } from './get-calculator-facts'

/** What a mean hides: how many of 100 people in a trial lost how much. The bars are drawn from zero. */
export function LossOfPeople({
  medication,
  people,
}: Pick<CalculatorFacts, 'people'> & { medication: Medication }) {
  const { trial, weeks, setting, source, lostAtLeast, [medication]: shares } = people
  const groups = groupPeople(lostAtLeast, shares)
  const most = Math.max(...groups.map((group) => group.people))
  return (
    <div className="pb-4">
      <p className="mb-3 text-sm text-muted">
        In <TextLink href={source.url}>{trial}</TextLink>, as reported: {weeks} weeks, {setting} In other
        trials, people with type 2 diabetes lost less. Each lost, of their body weight on {medication}:
      </p>
      <dl className="grid gap-y-1 text-sm">
        {groups.map((group) => (
          <div key={group.label} className="flex flex-wrap items-center gap-x-3">
            <dt className="w-28">{group.label}</dt>
            <dd className="flex min-w-0 flex-[1_1_12rem] items-center gap-2">
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${most} 1`}
                preserveAspectRatio="none"
                className="h-3 w-0 flex-1"
              >
                <rect
                  width={group.people}
                  height="1"
                  className="fill-accent forced-colors:fill-[color:CanvasText]"
                />
              </svg>
              {`${group.people} people`}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

import type { ReactNode } from 'react'
import { Panel } from '@/components/ui/Panel'
import { TextLink } from '@/components/ui/TextLink'
import { formatDay } from '@/lib/base/format'
import { getAbout } from '@/lib/content'
import type { About } from '@/lib/schemas/about'

/** Who is responsible for the site, field by field. An empty field is shown as empty. */
export function AboutFacts() {
  const { owner, editors, conflictsOfInterest, correctionsPolicy, rankingStatement } = getAbout()
  return (
    <Panel title="Who is responsible">
      <dl>
        <Field name="Owner">{owner}</Field>
        <Field name="Editors">{editors && <Editors editors={editors} />}</Field>
        <Field name="Conflicts of interest">{conflictsOfInterest}</Field>
        <Field name="Signed statement on commissions">
          {rankingStatement && (
            <>
              {`Signed by ${rankingStatement.name} on ${formatDay(rankingStatement.date)}: commissions affect neither who is listed nor the order. `}
              <TextLink href={rankingStatement.record}>Read the statement</TextLink>
            </>
          )}
        </Field>
        <Field name="Corrections policy">{correctionsPolicy}</Field>
      </dl>
    </Panel>
  )
}

function Field({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 border-t border-line px-5 py-3.5 first:border-t-0 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <dt className="font-semibold">{name}</dt>
      <dd className={children === null ? 'text-muted' : undefined}>{children ?? 'Not stated yet'}</dd>
    </div>
  )
}

function Editors({ editors }: { editors: NonNullable<About['editors']> }) {
  return (
    <ul>
      {editors.map(({ name, role }) => (
        <li key={name}>
          {name}: {role}
        </li>
      ))}
    </ul>
  )
}

import type { ReactNode } from 'react'
import { Panel } from '@/components/ui/Panel'
import { TextLink } from '@/components/ui/TextLink'
import { formatDay } from '@/lib/base/format'
import { DATA_FILES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'

/** How the site is run, field by field, and in two sentences what is missing. */
export function AboutFacts() {
  const about = getContent().about
  const { dataLicense } = getContent().site
  const { rankingStatement } = about
  const fields: { name: string; value: ReactNode; missing: string }[] = [
    { name: 'Owner', value: about.owner, missing: 'a named owner' },
    {
      name: 'Editors',
      value: about.editors?.map(({ name, role }) => `${name}: ${role}`).join('; '),
      missing: 'named editors',
    },
    {
      name: 'Conflicts of interest',
      value: about.conflictsOfInterest,
      missing: 'their conflicts of interest',
    },
    {
      name: 'Signed statement on commissions',
      value: rankingStatement && (
        <>
          {`Signed by ${rankingStatement.name} on ${formatDay(rankingStatement.date)}: commissions affect neither who is listed nor the order. `}
          <TextLink href={rankingStatement.record}>Read the statement</TextLink>
        </>
      ),
      missing: 'a signed statement on commissions',
    },
    { name: 'Funding', value: about.funding, missing: 'who pays for the site' },
    { name: 'Updates', value: about.updatePolicy, missing: 'a rule for updates' },
    { name: 'Corrections', value: about.correctionsPolicy, missing: 'a rule for corrections' },
    { name: 'Complaints', value: about.complaints, missing: 'an address for complaints' },
    {
      name: 'License of the data',
      value: dataLicense && <TextLink href={dataLicense.url}>{dataLicense.name}</TextLink>,
      missing: 'a license for the data',
    },
  ]
  const missing = fields.filter(({ value }) => !value).map((field) => field.missing)
  return (
    <>
      {missing.length > 0 && (
        <p className="mb-6 max-w-reading">
          {(!about.owner || !about.editors) && (
            <>
              Until an owner and editors are named here, you get the record itself, also as{' '}
              <TextLink href={DATA_FILES.json}>data files</TextLink>: the prices we have on record, what is
              not on record, and in the guides a source for each medical figure that is not marked as our own.{' '}
            </>
          )}
          {`What you do not get yet: ${new Intl.ListFormat('en-US').format(missing)}.`}
        </p>
      )}
      <Panel title="How this site is run">
        <dl>
          {fields
            .filter(({ value }) => value)
            .map(({ name, value }) => (
              <div
                key={name}
                className="grid grid-cols-[minmax(0,1fr)] gap-x-6 border-t border-line px-inset py-3.5 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]"
              >
                <dt className="font-semibold">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </Panel>
    </>
  )
}

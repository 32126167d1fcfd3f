import type { ReactNode } from 'react'
import { Panel } from '@/components/ui/Panel'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { TextLink } from '@/components/ui/TextLink'
import { formatDay } from '@/lib/base/format'
import { DATA_FILES, ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'

/** How the site is run, field by field, and two lists: what readers get, and what they do not get yet. */
export function AboutFacts() {
  const { about, site } = getContent()
  const { rankingStatement: statement } = about
  const { supportEmail, dataLicense } = site
  const signed = statement && (
    <>
      {`Signed by ${statement.name} on ${formatDay(statement.date)}: commissions affect neither who is listed nor the order. `}
      <TextLink href={statement.record}>Read the statement</TextLink>
    </>
  )
  const updates = withLink(about.updatePolicy, `${ROUTES.rankings}#changes`, 'What changed')
  const corrections = withLink(about.correctionsPolicy, ROUTES.corrections, 'All corrections')
  const contact = (
    <span className="-my-2.5 block wrap-anywhere">
      <StandaloneLink href={`mailto:${supportEmail}`}>{supportEmail}</StandaloneLink>
    </span>
  )
  const license = dataLicense && <TextLink href={dataLicense.url}>{dataLicense.name}</TextLink>
  const fields: [name: string, value: ReactNode, missing: string][] = [
    ['Owner', about.owner, 'a named owner'],
    ['Editors', about.editors?.map(({ name, role }) => `${name}: ${role}`).join('; '), 'named editors'],
    ['Conflicts of interest', about.conflictsOfInterest, 'their conflicts of interest'],
    ['Signed statement on commissions', signed, 'a signed statement on commissions'],
    ['Funding', about.funding, 'who pays for the site'],
    ['Updates', updates, 'a rule for updates'],
    ['Corrections', corrections, 'a rule for corrections'],
    ['Contact', contact, ''],
    ['Complaints', about.complaints, 'an address for complaints'],
    ['License of the data', license, 'a license for the data'],
  ]
  const shown = fields.filter(([, value]) => value)
  const missing = fields.flatMap(([, value, what]) => (value ? [] : [what]))
  return (
    <>
      <Panel title="How this site is run">
        <dl>
          {shown.map(([name, value]) => (
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
      {missing.length > 0 && (
        <div className="mt-12 grid max-w-figure gap-x-10 gap-y-6 sm:grid-cols-2">
          <List title="What you get" items={GIVEN} look="tick" />
          <List title="What you do not get yet" items={missing} look="tick dash" />
        </div>
      )}
      <p className="mt-6 max-w-reading text-muted">
        The record is also published as <TextLink href={DATA_FILES.json}>data files</TextLink>.
      </p>
    </>
  )
}

const withLink = (policy: string | undefined, href: string, label: string) =>
  policy && (
    <>
      {policy} <TextLink href={href}>{label}</TextLink>
    </>
  )

const GIVEN = [
  'the prices we have on record',
  'what is not on record',
  'in the guides, a source for each medical figure that is not marked as our own',
]

type ListProps = { title: string; items: readonly string[]; look: string }

const List = ({ title, items, look }: ListProps) => (
  <div>
    <h2 className="mb-2 heading-3">{title}</h2>
    <ul className="border-b border-line">
      {items.map((item) => (
        <li key={item} className="border-t border-line py-2">
          <span className={`block first-letter:uppercase ${look}`}>{item}</span>
        </li>
      ))}
    </ul>
  </div>
)

import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { TextLink } from '@/components/ui/TextLink'
import { formatDay, joinNames } from '@/lib/base/format'
import { DATA_FILES, ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import styles from './AboutFacts.module.css'
import { Gives } from './Gives'

/** `missing` is what a field without a value is called in the line about those. */
type AboutField = { name: string; value: ReactNode; missing?: string }

/** What readers get, and how the site is run, field by field, with one line for what is not named yet. */
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
  const editors = about.editors?.map(({ name, role }) => `${name}: ${role}`).join('; ')
  const license = dataLicense && <FactLink href={dataLicense.url}>{dataLicense.name}</FactLink>
  const fields: AboutField[] = [
    {
      name: 'Who pays',
      value: withLink(about.funding, `${ROUTES.howWeRank}#commissions`, 'How we rank'),
      missing: 'who pays',
    },
    { name: 'Who writes', value: editors ?? 'Our editors, not clinicians.' },
    { name: 'Owner', value: about.owner, missing: 'the owner' },
    { name: 'Conflicts of interest', value: about.conflictsOfInterest, missing: 'conflicts of interest' },
    { name: 'Signed statement', value: signed, missing: 'a signed statement on commissions' },
    { name: 'Updates', value: withLink(about.updatePolicy, `${ROUTES.rankings}#changes`, 'What changed') },
    { name: 'Corrections', value: withLink(about.correctionsPolicy, ROUTES.corrections, 'All corrections') },
    { name: 'Contact', value: <FactLink href={`mailto:${supportEmail}`}>{supportEmail}</FactLink> },
    { name: 'Complaints', value: about.complaints, missing: 'an address for complaints' },
    { name: 'Data', value: <FactLink href={DATA_FILES.json}>Data files</FactLink> },
    { name: 'License of the data', value: license, missing: 'a license for the data' },
  ]
  const missing = [
    ...(editors ? [] : ['the editors’ names']),
    ...fields.flatMap(({ value, missing: what }) => (what && !value ? [what] : [])),
  ]
  return (
    <>
      <Gives texts={about.gives} />
      <p className="mt-5">
        <ButtonLink href={ROUTES.providers}>Compare providers</ButtonLink>
      </p>
      <h2 className="mt-10 mb-3 heading-3">How this site is run</h2>
      <div className="@container">
        <dl className={styles.facts}>
          {fields.map(
            ({ name, value }) =>
              value && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
          {missing.length > 0 && (
            <div>
              <dt>Not named yet</dt>
              <dd>{`We have not published ${joinNames(missing)}.`}</dd>
            </div>
          )}
        </dl>
      </div>
    </>
  )
}

/** 44 px tall, so it would tear the lines of a sentence apart. */
const FactLink = (attributes: { href: string; children: string }) => (
  <a {...attributes} className={`${styles.link} underlined-link`} />
)

const withLink = (policy: string | undefined, href: string, label: string) =>
  policy && (
    <>
      {policy} <FactLink href={href}>{label}</FactLink>
    </>
  )

import { Fragment } from 'react'
import { Island } from '@/components/Island'
import { Breadcrumbs } from '@/components/layout/Breadcrumbs'
import { getDisclosureTexts } from '@/components/layout/Disclosure'
import { RoutePage } from '@/components/layout/PageShell'
import { Legend } from '@/components/offers/Legend'
import { getListedPlans } from '@/components/offers/page-plans'
import { getQuoteQuestions } from '@/components/offers/quote-questions'
import { SafetyBlock } from '@/components/safety/SafetyBlock'
import { DayText } from '@/components/ui/DayText'
import { NoWrap } from '@/components/ui/NoWrap'
import { Section } from '@/components/ui/Section'
import { TextLink } from '@/components/ui/TextLink'
import { getBuildDay } from '@/lib/base/month'
import { drugPath, providerPath, ROUTES } from '@/lib/base/routes'
import { getContent, getDrugs, getRecords } from '@/lib/content'
import { listMissingOffers } from '@/lib/offers/words/makers'
import { compareRecords, listDrugChoices } from '@/lib/providers/compared-offer'
import { formatMarket } from '@/lib/providers/listing'
import { routeMetadata } from '@/lib/seo/metadata'

export const metadata = routeMetadata('providers')

/** Without a script, the rows beyond these are listed by name. */
const SHOWN_SELLERS = 20

const NOT_LISTED = 'not-listed'

export default function ProvidersPage() {
  const { label, title } = getContent().pages.pages.providers
  const records = getRecords()
  const plans = getListedPlans(records, 'rankings')
  const { sellers: notListed } = getContent()['not-listed']
  return (
    <RoutePage name="providers">
      <Breadcrumbs parents={['home']} current={label} path={ROUTES.providers} />
      <h1 className="mb-1 heading-1">
        <NoWrap>{title}</NoWrap>
      </h1>
      <div className="@container">
        <Island
          name="OfferComparison"
          props={{
            plans,
            ...compareRecords(records),
            choices: listDrugChoices(plans),
            disclosure: getDisclosureTexts(),
            questions: getQuoteQuestions(),
          }}
        />
        <Legend of={plans} />
      </div>
      <p className="text-sm/snug text-muted">
        Unless a row says otherwise, fees for membership, visits, labs and shipping, and higher doses, are not
        known and not in the sum. By drug:{' '}
        {getDrugs().map(({ id, name, brand }) =>
          brand ? null : (
            <Fragment key={id}>
              <TextLink href={drugPath(id)}>{name}</TextLink>{' '}
            </Fragment>
          ),
        )}
      </p>
      <p className="mt-2 text-sm text-muted">
        {`${formatMarket(records.length)} `}
        {notListed.length > 0 && <TextLink href={`#${NOT_LISTED}`}>Who is not here</TextLink>}
      </p>
      {records.length > SHOWN_SELLERS && <FurtherSellers />}
      <SafetyBlock />
      {listMissingOffers(getContent()['maker-prices'], getBuildDay()).map((line) => (
        <p key={line} className="mt-2 text-sm text-muted">
          {line}
        </p>
      ))}
      {notListed.length > 0 && (
        <Section id={NOT_LISTED} title="Not listed, and why">
          <ul className="max-w-measure border-t border-line text-sm/snug">
            {notListed.map(({ name, reason, day }) => (
              <li key={name} className="border-b border-line py-2.5">
                <strong className="block">{name}</strong> <span className="wrap-anywhere">{reason}</span>{' '}
                <DayText day={day} className="text-muted" />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </RoutePage>
  )
}

/** Every record by name, for visitors without a script. */
const FurtherSellers = () => (
  <ul className="mt-4 hidden gap-x-6 text-sm noscript:flex noscript:flex-wrap">
    {getRecords().map(({ id, name }) => (
      <li key={id}>
        <a href={providerPath(id)} className="tap-area underlined-link">
          {name}
        </a>
      </li>
    ))}
  </ul>
)

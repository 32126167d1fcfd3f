// Sections of /how-we-rank about proof: certificates, checks, and the data files.
import { Summary } from '@/components/ui/Summary'
import { TextLink } from '@/components/ui/TextLink'
import { DATA_FILES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import { ClaimTable } from './ClaimTable'

/** What the certificate on a card means: it certifies the seller, not a drug. */
export function Certificate() {
  const { name, url } = getContent().site.certifier
  return (
    <>
      <p>
        {`“${name} certified” on a card is about the business. ${name} is a company that checks online sellers of medicine. The certificate is the provider’s, not ours.`}
      </p>
      <p>It does not say any of this:</p>
      <ul>
        <li>that the drug is FDA-approved, or that anybody tested a compounded one</li>
        <li>that the treatment is right for you</li>
        <li>that the price is fair, or that you can cancel</li>
      </ul>
      <p>
        A certificate can end. Before you pay, look up the provider’s web address{' '}
        <TextLink href={url}>{`at ${name}`}</TextLink>.
      </p>
    </>
  )
}

/** What counts as a check, and every claim with its evidence. */
export function Checks() {
  const { prices, others } = getContent().site.checksExpireAfterDays
  return (
    <>
      <p>
        {`A price or fact counts as checked when a person has compared it with a page of the provider, on a day that we name. A check of a price counts for ${prices} days, a check of any other fact for ${others}; then it is due again.`}
      </p>
      <ClaimTable />
    </>
  )
}

export function OpenData() {
  const { dataLicense } = getContent().site
  return (
    <>
      <p>
        The facts, prices, and sums of every offer are in{' '}
        <TextLink href={DATA_FILES.json}>providers.json</TextLink>, and as tables in{' '}
        <TextLink href={DATA_FILES.sellers}>sellers.csv</TextLink>,{' '}
        <TextLink href={DATA_FILES.offers}>offers.csv</TextLink> and{' '}
        <TextLink href={DATA_FILES.facts}>facts.csv</TextLink>. How to recompute every sum from the bills,
        with a short program: <TextLink href={DATA_FILES.readme}>README.txt</TextLink>.
      </p>
      <details>
        <Summary className="text-link">What the files contain</Summary>
        <ul>
          <li>
            <code>providers</code>: each with <code>id</code>, <code>rank</code>, <code>name</code>,{' '}
            <code>pricing</code>, <code>facts</code> (what we don’t know is left out), <code>known</code> (the
            count of facts that we know, and of all), <code>offers</code> with their bills and fees, and{' '}
            <code>plans</code> with the bills and sums of each offer
          </li>
          <li>
            <code>makerPrices</code>: approved drugs at their makers’ prices, as offers, too
          </li>
          <li>
            <code>changes</code>: what changed, newest first
          </li>
          <li>
            <code>generatedFrom</code>: the version of our content
          </li>
        </ul>
        <p>
          The tables have one row for each seller, for each offer with its sums (where a fee is a range, the
          column that ends in <code>high</code> has the high end), and for each offer and fact.
        </p>
      </details>
      <p>
        {dataLicense ? (
          <>
            License: <TextLink href={dataLicense.url}>{dataLicense.name}</TextLink>.
          </>
        ) : (
          'License: not set yet. Until it is, please ask before you publish the data elsewhere.'
        )}
      </p>
    </>
  )
}

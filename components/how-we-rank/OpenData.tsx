import { TextLink } from '@/components/ui/TextLink'
import { DATA_FILES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'

/** The open data files: what they contain, and their license. */
export function OpenData() {
  const { dataLicense } = getContent().site
  return (
    <>
      <p>
        The facts, prices, and sums of every record are in two files:{' '}
        <TextLink href={DATA_FILES.json}>providers.json</TextLink> and{' '}
        <TextLink href={DATA_FILES.csv}>providers.csv</TextLink>. With them you can work out every sum and
        count. The order is our opinion.
      </p>
      <ul>
        <li>
          <code>providers</code>: each with <code>id</code>, <code>rank</code>, <code>name</code>,{' '}
          <code>pricing</code>, <code>facts</code> (<code>null</code> means not on record),{' '}
          <code>onRecord</code> (the count of facts on record, and of all) and <code>plans</code> with the
          sums of each
        </li>
        <li>
          <code>makerPrices</code>: approved drugs at their makers’ prices, step by step
        </li>
        <li>
          <code>changes</code>: what changed, newest first
        </li>
        <li>
          <code>generatedFrom</code>: the version of our content
        </li>
      </ul>
      <p>
        The CSV file has one row for each provider and fact, one for each sum, and one for each maker price.
      </p>
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

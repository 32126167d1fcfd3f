// llms.txt (https://llmstxt.org): what a language model should know before it describes this site. It claims nothing
// that the pages do not, and leaves medical figures to them, because they are dated.

import { INDEXED_ROUTES } from '../base/indexed-routes'
import { getBuildDay } from '../base/month'
import { drugPath, guidePath, providerPath, ROUTES } from '../base/routes'
import { type Guide, getContent, getDrugs, getGuides, getProviders, getRecords, getSources } from '../content'
import { getGatheredMonth } from '../guides/sources-read'
import { type Drug, getDrugOffers } from '../offers/drugs'
import { getDrugDescription } from '../providers/drug-view'
import { formatMarket } from '../providers/listing'
import { getRecordDescription } from '../providers/record-view'
import { formatScoreBasis } from '../providers/summary'
import { toAddress } from './metadata'

/** The content of llms.txt. `edition` says in a sentence what nobody has verified yet; `disclosure` who pays us. */
export function makeLlmsText(
  { edition, disclosure }: { edition: string | null; disclosure: string },
  {
    site = getContent().site,
    records = getRecords(),
    drugs = getDrugs(),
    guides = getGuides(),
    legal = getContent().legal,
  } = {},
): string {
  const pages = getContent().pages.pages
  const ranked = getProviders()
  const link = (title: string, path: string, text: string) => `- [${title}](${toAddress(path)}): ${text}`
  return `# ${site.name}

> ${site.blurb}

- What it is: a ranking of online providers, guides, a weight-loss calculator and a short quiz, for adults in the US.
- What it lists: ${formatMarket(records.length)}
- What it is not: medical advice, a pharmacy or a provider. It does not sell, prescribe or ship medication.
- First-year costs are computed from the prices and fees that we know: a year is 12 months, 52 weeks, or 13 fills of 28 days or 12 of 30. "At least" stands before a sum if the medication is billed on top or not known. A missing fact is one that we do not know.
- Ratings are the editors' own, from 0 to 10. ${formatScoreBasis(ranked, site.counts.criteria)} There are no user reviews. Providers are listed as certified by ${site.certifier.name}.
- Medical figures: guides and the FAQ name their sources (trials, drug labels, FDA) and how each source was read. Our own estimates are of September 2025, and say so. Trials tested the approved drugs, not compounded versions.
- What is paid: ${disclosure}${edition ? `\n- ${edition}` : ''}

## Pages

${INDEXED_ROUTES.map((name) => link(pages[name].title, ROUTES[name], pages[name].description)).join('\n')}

## Providers

${records.map((record) => link(record.name, providerPath(record.id), getRecordDescription(record, getContent()['maker-prices']))).join('\n')}

## Drugs

${drugs.map((drug) => link(drug.name, drugPath(drug.id), describeDrugForMachines(drug))).join('\n')}

## Guides

${guides.map((guide) => link(guide.title, guidePath(guide.slug), describeGuideForMachines(guide))).join('\n')}

## Optional

${legal.map(({ slug, title, description }) => link(title, `/${slug}`, description)).join('\n')}

`
}

function describeGuideForMachines({ description, published, modified, reviewer, body }: Guide): string {
  const days = `Published ${published}${modified ? `, changed ${modified}` : ''}; sources gathered ${getGatheredMonth(getSources(body.citations))}`
  return `${description} ${days}; ${reviewer ? `clinically reviewed by ${reviewer.name}` : 'not clinically reviewed'}.`
}

const describeDrugForMachines = (drug: Drug): string =>
  getDrugDescription(drug, getDrugOffers(drug, getContent()['maker-prices'], getRecords(), getBuildDay()))

// llms.txt (https://llmstxt.org): what a language model should know before it describes this site. It claims nothing
// that the pages do not, and leaves medical figures to them, because they are dated.

import { INDEXED_ROUTES } from '../base/indexed-routes'
import { getBuildDay } from '../base/month'
import { guidePath, providerPath, ROUTES } from '../base/routes'
import { getContent, getGuides, getProviders, getRecords } from '../content'
import { countChecks } from '../providers/check-counts'
import { getRecordDescription } from '../providers/record-view'
import { formatCertificateCount, formatScoreBasis } from '../providers/summary'
import type { Site } from '../schemas/site'
import { toAddress } from './metadata'

/** The content of llms.txt. `priceNotice` says in a sentence whether we have checked the prices ourselves. */
export function makeLlmsText(
  priceNotice: string,
  { site = getContent().site, records = getRecords(), guides = getGuides(), legal = getContent().legal } = {},
): string {
  const pages = getContent().pages.pages
  const link = (title: string, path: string, text: string) => `- [${title}](${toAddress(path)}): ${text}`
  const sections: [string, string[]][] = [
    ['Pages', INDEXED_ROUTES.map((name) => link(pages[name].title, ROUTES[name], pages[name].description))],
    [
      'Providers',
      records.map((record) => link(record.name, providerPath(record.id), getRecordDescription(record))),
    ],
    [
      'Guides',
      guides.map(({ slug, title, description, published, modified, gathered, reviewer }) =>
        link(
          title,
          guidePath(slug),
          `${description} Published ${published}${modified ? `, changed ${modified}` : ''}; sources gathered ${gathered}; ${reviewer ? `clinically reviewed by ${reviewer.name}` : 'not clinically reviewed'}.`,
        ),
      ),
    ],
    ['Optional', legal.map(({ slug, title, description }) => link(title, `/${slug}`, description))],
  ]
  return [
    `# ${site.name}`,
    `> ${site.blurb}`,
    makeFacts(site, priceNotice)
      .map((fact) => `- ${fact}`)
      .join('\n'),
    ...sections.map(([title, links]) => `## ${title}\n\n${links.join('\n')}`),
    '',
  ].join('\n\n')
}

/** What the site is and is not, where its figures come from, and who pays. */
function makeFacts(
  { disclosure, certifier, counts, checksExpireAfterDays }: Site,
  priceNotice: string,
): string[] {
  const ranked = getProviders()
  const { certificates } = countChecks(ranked, checksExpireAfterDays, getBuildDay())
  return [
    'What it is: a ranking of online providers, guides, a weight-loss calculator and a short quiz, for adults in the US.',
    'What it is not: medical advice, a pharmacy or a provider. It does not sell, prescribe or ship medication.',
    priceNotice,
    'First-year costs are computed from the prices on record and all fees on record: a year is 12 months, 52 weeks, or 13 fills of 28 days or 12 of 30. "At least" stands before a sum if the medication is billed on top or not on record. A missing fact is a gap in our record.',
    `Ratings are the editors' own, from 0 to 10. ${formatScoreBasis(ranked, counts.criteria)} There are no user reviews. Providers are listed as certified by ${certifier.name}; ${formatCertificateCount(certificates)}.`,
    'Medical figures: guides and the FAQ name their sources (trials, drug labels, FDA) and how each source was read. Our own figures stand under “What we estimated in September 2025”. Trials tested the approved drugs, not compounded versions.',
    `What is paid: ${disclosure} This may affect who is listed and in what order.`,
  ]
}

// Site-wide texts and settings: name, counts, claims, and dated labels.
import { z } from 'zod'
import { count, day, group, text, webAddress } from './fields'
import { expected } from './messages'
import { evidence } from './sources'

const claim = (what: string) => evidence().optional().describe(`Evidence that ${what}.`)

const claims = z.strictObject({
  reviewedCount: claim('this many providers were reviewed'),
  analysedCount: claim('this many providers were analyzed'),
  criteriaCount: claim('scores use this many criteria'),
  quizSavings: claim('people can save as much as the quiz page says'),
  quizUsers: claim('the site has as many users as the quiz page says'),
  quizDuration: claim('the quiz takes no longer than it says'),
  monthlyUpdates: claim('the ranking is reviewed every month'),
  realTimeUpdates: claim('changes are listed when they are learned of'),
  expertReviews: claim('experts review the providers'),
  expertsChoice: claim('an expert chose the first provider'),
  excellent: claim('the providers are excellent'),
  replyWithin24Hours: claim('messages are answered within 24 hours'),
})

/** The claims of the site that need evidence before launch. */
export const CLAIMS = Object.keys(claims.shape) as (keyof typeof claims.shape)[]

export const siteSchema = group('Brand, counts, claims and dated labels.', {
  name: text('the name of the site').describe('The name in the header, footer and page titles.'),
  blurb: text().describe('The short text about the site in the footer.'),
  supportEmail: z
    .email(expected('an e-mail address', 'Write it like "support@weighpoint.example".'))
    .describe('The address that readers write to.'),
  certifier: group('Who certifies the providers, and the page where readers can check.', {
    name: text('the name of the certifier').describe('The name of the certifier.'),
    url: webAddress().describe('The page where readers can check a certificate.'),
  }),
  counts: group('Numbers that texts may use as {reviewed}, {analysed}, and {criteria}.', {
    reviewed: count().describe('Shown as "150+" on the home page and the rankings.'),
    analysed: count().describe('Shown as "74+" in the footer. Both counts are shown as stated.'),
    criteria: count().describe('Shown as "20+" evaluation criteria.'),
  }),
  quizClaims: group('What the quiz page claims.', {
    savings: text().describe('How much people can save.'),
    users: text().describe('How many people use the site.'),
    duration: text().describe('How long the quiz takes.'),
  }),
  resultsEdition: group('The fixed edition named in the titles of the quiz results.', {
    year: text('a year').describe('The year of the edition.'),
    month: text('a month and year').describe('The month and year of the edition.'),
  }),
  legalUpdated: text('a month and year').describe('The "Last updated" label of the legal pages.'),
  copyrightYear: count().describe('The year in the copyright line.'),
  disclosure: group('The disclosure above the first paid link of a page, in parts that make a sentence.', {
    lead: text().describe('Who pays us, before the arrow of a paid link.'),
    influence: text().describe('After the arrow. Without it once a statement is signed.'),
    what: text().describe('The link that ends it: what a commission may affect.'),
    opinion: text().describe('The sentence after it: what the scores are.'),
  }),
  compounded: text().describe('In what the warning opens: what a low price may mean.'),
  guideWords: group('How long a guide is, without its drawings.', {
    min: count().describe('The fewest words of a guide.'),
    max: count().describe('The most words of a guide.'),
  }),
  checksExpireAfterDays: group('How long a check of a provider is valid.', {
    prices: count().describe('Days until a price, or another fact about cost, is due again.'),
    others: count().describe('Days until any other fact is due again.'),
  }),
  securityTxt: group('What security.txt (RFC 9116) says besides supportEmail and the contact page.', {
    expires: day().describe('The day when it expires, at most a year ahead.'),
    policy: webAddress().optional().describe('Your published policy for vulnerability reports.'),
  }),
  dataLicense: group('The license of the open data, once the operator has set one.', {
    name: text('the name of a license').describe('The name of the license.'),
    url: webAddress().describe('The page with the text of the license.'),
  }).optional(),
  evidence: claims
    .default({})
    .describe('Evidence for each claim. `npm run due -- --launch` lists what is missing.'),
})

export type Site = z.infer<typeof siteSchema>

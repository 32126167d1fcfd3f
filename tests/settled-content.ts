// What an operator writes to settle the launch check, for tests: into the JSON files as they are read.

export const EVIDENCE = {
  source: 'https://records.weighpoint.com/1',
  verifiedOn: '2026-11-20',
  checkedBy: 'Ada Example',
}
export const SIGN_OFF = {
  name: 'Ada Example, MD',
  date: '2026-11-20',
  record: 'https://records.weighpoint.com/2',
}

const CLAIMS = [
  'counts.reviewed',
  'counts.analysed',
  'counts.criteria',
  'quizClaims.savings',
  'quizClaims.users',
  'quizClaims.duration',
  'monthlyUpdates',
  'replyWithin24Hours',
]

/** Puts real addresses and evidence into a text of JSON, in place of what stands in. */
export function settleJson(file: string, text: string): string {
  const settled = text.replaceAll('.example/', '.com/').replaceAll('.example"', '.com"')
  const value = JSON.parse(settled)
  if (file === 'site.json') value.evidence = Object.fromEntries(CLAIMS.map((claim) => [claim, EVIDENCE]))
  if (file === 'providers.json') {
    for (const provider of value.providers)
      provider.evidence = { pricing: EVIDENCE, isLegitScript: EVIDENCE, rating: EVIDENCE }
  }
  if (file === 'testimonials.json') {
    for (const testimonial of value.testimonials) {
      delete testimonial.illustrative
      testimonial.evidence = EVIDENCE
    }
  }
  if (file === 'sources.json') {
    for (const source of value.sources) {
      source.read = 'original'
      source.label = source.label.replace(' (as reported)', '')
    }
  }
  if (file === 'faq.json')
    return JSON.stringify(value).replace('none of these prices has been', 'these prices have been')
  return JSON.stringify(value)
}

/** Puts a sign-off, and sentences that are true once all is checked, into a guide or legal page. */
export function settleDocument(text: string): string {
  return text
    .replace(/^(reviewer|reviewedByCounsel): null$/m, `$1: ${JSON.stringify(SIGN_OFF)}`)
    .replaceAll('have not checked them independently', 'checked them')
    .replace('have not yet published how each score is made up', 'publish how each score is made up')
    .replace('have not yet published what they rest on', 'publish what they rest on')
    .replace('We invented them as examples', 'People gave them to us')
}

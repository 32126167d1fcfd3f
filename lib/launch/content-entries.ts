// What must be resolved in the content before the site goes live. Pure: its input is checked content.
import { isStandIn } from '../base/stand-in'
import { type CheckedContent, documentFileOf, jsonFileOf, recordFileOf } from '../content/kinds'
import type { RawContent } from '../content/raw-file'
import { getFieldValue } from '../providers/change-wording'
import { isCheckDue } from '../providers/evidence'
import { rankProviders } from '../providers/ranking'
import { QUESTION_COUNT_LABEL } from '../quiz/answers'
import type { About } from '../schemas/about'
import type { Evidence } from '../schemas/evidence'
import type { Claim, Site } from '../schemas/site'
import { type Entry, findWeakness } from './entry'

/** Each claim in the words that a visitor reads. */
const CLAIM_TEXTS = {
  'counts.reviewed': ({ counts }) => `${counts.reviewed}+ providers reviewed`,
  'counts.analysed': ({ counts }) => `${counts.analysed}+ providers analysed`,
  'counts.criteria': ({ counts }) => `${counts.criteria}+ evaluation criteria`,
  'quizClaims.savings': ({ quizClaims }) => `Save Up To ${quizClaims.savings}`,
  'quizClaims.users': ({ quizClaims }) => `${quizClaims.users} users`,
  'quizClaims.duration': ({ quizClaims }) => `${QUESTION_COUNT_LABEL}, ${quizClaims.duration}`,
  monthlyUpdates: () => 'Updated every month',
  replyWithin24Hours: () => "We'll get back to you within 24 hours.",
} satisfies Record<Claim, (site: Site) => string>

/**
 * Everything open in the content, by topic. `raw` is the content as it was read, `today` the latest day that has begun,
 * like 2026-11-20.
 */
export function findContentEntries(
  content: CheckedContent,
  raw: Pick<RawContent, 'guides' | 'legal'>,
  today: string,
): Entry[] {
  return [
    ...findAddresses(content),
    ...findClaims(content, today),
    ...findProviderFigures(content, today),
    ...findExpiredChecks(content, today),
    ...findExpiredSecurityTxt(content, today),
    ...findTestimonials(content, today),
    ...findReviews(content, today),
    ...findUnstated(content, today),
    ...findUnreadSources(content),
    ...findOutdatedTexts(content, raw, today),
  ]
}

function findAddresses({ site, providers, sources }: CheckedContent): Entry[] {
  const addresses = [
    { file: jsonFileOf('site'), field: 'supportEmail', found: site.supportEmail },
    { file: jsonFileOf('site'), field: 'certifier.url', found: site.certifier.url },
    ...providers.flatMap(({ id, websiteUrl, moreDetailsUrl }) =>
      Object.entries({ websiteUrl, moreDetailsUrl }).map(([field, found]) => ({
        file: recordFileOf(id),
        field,
        found,
      })),
    ),
    ...sources.sources.map(({ url }, index) => ({
      file: jsonFileOf('sources'),
      field: `sources[${index}].url`,
      found: url,
    })),
  ]
  return addresses.flatMap(({ file, field, found }) =>
    found !== null && isStandIn(found) ? [{ what: 'Stand-in address', file, field, found }] : [],
  )
}

function findClaims({ site }: CheckedContent, today: string): Entry[] {
  return (Object.keys(CLAIM_TEXTS) as Claim[]).flatMap((claim) => {
    const weakness = findWeakness(site.evidence[claim], today)
    if (!weakness) return []
    return [
      {
        what: 'Claim without evidence',
        file: jsonFileOf('site'),
        field: `evidence["${claim}"]`,
        found: `“${CLAIM_TEXTS[claim](site)}”: ${weakness}`,
      },
    ]
  })
}

/** The three figures on a card that visitors rely on, each with the name of its entry while it is open. */
const FIGURES = {
  pricing: 'Unchecked price',
  certificate: 'Unchecked certificate',
  rating: 'Score without its breakdown',
} as const

function findProviderFigures({ providers, ranking, site }: CheckedContent, today: string): Entry[] {
  return rankProviders(providers, ranking).flatMap((provider, index) =>
    (Object.keys(FIGURES) as (keyof typeof FIGURES)[]).flatMap((field) => {
      const value = getFieldValue(provider, field)
      const isScore = field === 'rating'
      const at = { what: FIGURES[field], file: isScore ? jsonFileOf('ranking') : recordFileOf(provider.id) }
      if (field === 'certificate' && !provider.facts.certificate) {
        const found = `no certificate, but the pages say that all are ${site.certifier.name} certified`
        return [{ ...at, field: `facts.${field}`, found }]
      }
      const evidence = isScore ? provider.scoreEvidence : provider.evidence[field]
      const weakness = value === null ? null : findWeakness(evidence, today)
      if (!weakness) return []
      const shown = field === 'certificate' ? `${site.certifier.name} certified` : value
      const found = `${provider.name}, ${shown}: ${weakness}`
      return [{ ...at, field: isScore ? `providers[${index}].scoreEvidence` : `evidence.${field}`, found }]
    }),
  )
}

/** Checks of providers that are older than content/site.json allows; the pages mark them as due again. */
function findExpiredChecks({ providers, ranking, site }: CheckedContent, today: string): Entry[] {
  const limits = site.checksExpireAfterDays
  const find = (
    file: string,
    field: string,
    name: string,
    kind: string,
    evidence: Evidence | undefined,
  ): Entry[] =>
    evidence && isCheckDue(kind, evidence, limits, today)
      ? [{ what: 'Check due again', file, field, found: `${name}: checked on ${evidence.verifiedOn}` }]
      : []
  return [
    ...providers.flatMap(({ id, name, evidence }) =>
      Object.entries(evidence).flatMap(([field, given]) =>
        find(recordFileOf(id), `evidence.${field}`, name, field, given),
      ),
    ),
    ...rankProviders(providers, ranking).flatMap(({ name, scoreEvidence }, index) =>
      find(jsonFileOf('ranking'), `providers[${index}].scoreEvidence`, name, 'rating', scoreEvidence),
    ),
  ]
}

function findExpiredSecurityTxt({ site }: CheckedContent, today: string): Entry[] {
  const { expires } = site.securityTxt
  if (expires > today) return []
  const at = { file: jsonFileOf('site'), field: 'securityTxt.expires' }
  return [{ what: 'security.txt expired', ...at, found: `on ${expires}` }]
}

function findTestimonials({ testimonials }: CheckedContent, today: string): Entry[] {
  return testimonials.testimonials.flatMap(({ text, illustrative, evidence }, index) => {
    const at = { what: 'Illustrative testimonial', file: jsonFileOf('testimonials') }
    if (illustrative) return [{ ...at, field: `testimonials[${index}].illustrative`, found: `“${text}”` }]
    const weakness = findWeakness(evidence, today)
    return weakness ? [{ ...at, field: `testimonials[${index}].evidence`, found: weakness }] : []
  })
}

function findReviews({ guides, legal }: CheckedContent, today: string): Entry[] {
  const check = (what: string, file: string, field: string, given: Parameters<typeof findWeakness>[0]) => {
    const weakness = given ? findWeakness(given, today) : 'nobody'
    return weakness ? [{ what, file, field, found: weakness }] : []
  }
  return [
    ...guides.flatMap(({ slug, reviewer }) =>
      check('Guide without reviewer', documentFileOf('guides', slug), 'reviewer', reviewer),
    ),
    ...legal.flatMap(({ slug, reviewedByCounsel }) =>
      check(
        'Legal page not read by counsel',
        documentFileOf('legal', slug),
        'reviewedByCounsel',
        reviewedByCounsel,
      ),
    ),
  ]
}

/** What readers do not learn while a field of the about page is empty. */
const ABOUT_FIELDS = {
  owner: 'who owns the site',
  editors: 'who edits it',
  conflictsOfInterest: 'which conflicts of interest there are',
  correctionsPolicy: 'how errors are corrected',
  rankingStatement: 'whether commissions affect the ranking: the pages say that they may',
} satisfies Record<keyof About, string>

function findUnstated({ about }: CheckedContent, today: string): Entry[] {
  return (Object.keys(ABOUT_FIELDS) as (keyof About)[]).flatMap((field) => {
    const at = { what: 'Not stated on the about page', file: jsonFileOf('about'), field }
    if (about[field] === null) return [{ ...at, found: ABOUT_FIELDS[field] }]
    const weakness = field === 'rankingStatement' ? findWeakness(about.rankingStatement, today) : null
    return weakness ? [{ ...at, found: weakness }] : []
  })
}

/** How a source was read if nobody read the original. */
const READINGS = { copy: 'read in a copy', reported: 'only reported' } as const

/** Every source that nobody has read in the original. */
function findUnreadSources({ sources }: CheckedContent): Entry[] {
  return sources.sources.flatMap(({ id, read }, index) =>
    read === 'original'
      ? []
      : [
          {
            what: 'Source not read in the original',
            file: 'content/sources.json',
            field: `sources[${index}].read`,
            found: `${id}: ${READINGS[read]}`,
          },
        ],
  )
}

/** Sentences that are no longer true once something has been checked or published, each with that condition. */
const SENTENCES: { sentence: RegExp; isOutdated: (content: CheckedContent, today: string) => boolean }[] = [
  {
    sentence: /none of these prices has been independently checked|have not checked them independently/i,
    isOutdated: ({ providers }, today) =>
      providers.some(({ evidence }) => !findWeakness(evidence.pricing, today)),
  },
  {
    sentence: /have not yet published how each score is made up/i,
    isOutdated: ({ ranking }, today) =>
      ranking.providers.some(({ scoreEvidence }) => !findWeakness(scoreEvidence, today)),
  },
  {
    sentence: /have not yet published what they rest on/i,
    isOutdated: ({ site }, today) =>
      !findWeakness(site.evidence['quizClaims.savings'], today) ||
      !findWeakness(site.evidence['quizClaims.users'], today),
  },
  {
    sentence: /We invented them as examples/i,
    isOutdated: ({ testimonials }) => testimonials.testimonials.some(({ illustrative }) => !illustrative),
  },
]

function findOutdatedTexts(
  content: CheckedContent,
  raw: Pick<RawContent, 'guides' | 'legal'>,
  today: string,
): Entry[] {
  const texts = [
    ...content.faq.items.flatMap(({ answer }, item) =>
      answer.map((text, index) => ({
        file: jsonFileOf('faq'),
        field: `items[${item}].answer[${index}]`,
        text,
      })),
    ),
    ...[...raw.guides, ...raw.legal].flatMap(({ file, text: whole }) =>
      whole.split('\n').map((text, index) => ({ file, field: `line ${index + 1}`, text })),
    ),
  ]
  return SENTENCES.filter(({ isOutdated }) => isOutdated(content, today)).flatMap(({ sentence }) =>
    texts.flatMap(({ file, field, text }) => {
      const found = sentence.exec(text)?.[0]
      return found ? [{ what: 'Text that is no longer true', file, field, found: `“${found}”` }] : []
    }),
  )
}

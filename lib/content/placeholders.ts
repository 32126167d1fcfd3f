// Numbers, names, and sentences that are stored once, mostly in site.json, or follow from the records, and appear in texts
// as {reviewed}, {analysed} … An unknown placeholder is an issue: a reader must never see the braces.
import { capitalize, spellCount } from '../base/format'
import { isGroup } from '../base/group.mjs'
import { getBuildDay } from '../base/month'
import { MONTHS_PER_YEAR } from '../base/periods'
import { keepCurrent } from '../guides/dated-text'
import { getVerdict } from '../offers/budget'
import { getPlans, type PlanSource } from '../offers/from-content'
import { toSortedRows } from '../offers/row'
import { canBeLowest } from '../offers/sums'
import { describeDrug, formatDueAtOnce, formatRowSum, formatShortPrice } from '../offers/words/offers'
import { countChecks, formatCheckCount } from '../providers/checks'
import { rankProviders } from '../providers/ranking'
import {
  formatPharmaciesKnown,
  formatRefundsKnown,
  formatScoreBasis,
  formatStatesKnown,
  formatTermsKnown,
} from '../providers/summary'
import { QUESTION_COUNT_LABEL, WHAT_ANSWERS_SEND } from '../quiz/answers'
import { formatStatesUnknown } from '../quiz/personal-lines'
import { type ContentIssue, issueAt } from './issue'
import type { CheckedContent } from './kinds'

/** The placeholders that a text may contain, and their values. */
export function getPlaceholders({
  site,
  ranking,
  safety,
  about,
  providers,
  'maker-prices': makers,
}: CheckedContent) {
  const listed = spellCount(ranking.providers.length)
  const ranked = rankProviders(providers, ranking)
  const checks = countChecks(ranked, site.checksExpireAfterDays, getBuildDay())
  return {
    listed,
    Listed: capitalize(listed),
    site: site.name,
    certifier: site.certifier.name,
    reviewed: String(site.counts.reviewed),
    analysed: String(site.counts.analysed),
    criteria: String(site.counts.criteria),
    questions: QUESTION_COUNT_LABEL,
    answers: WHAT_ANSWERS_SEND,
    duration: site.quizClaims.duration,
    doNotTake: safety.rule,
    pregnancy: safety.pregnancyRule,
    ...getSignPlaceholders(safety),
    ...getSellerPlaceholders(ranked, makers),
    supportEmail: site.supportEmail,
    pricesChecked: formatCheckCount(checks.prices),
    scoreBasis: formatScoreBasis(ranked, site.counts.criteria),
    states: formatStatesKnown(ranked) ?? formatStatesUnknown('your state'),
    terms: formatTermsKnown(ranked),
    refunds: formatRefundsKnown(ranked),
    pharmacies: formatPharmaciesKnown(ranked),
    unnamed: formatUnnamed(about),
  }
}

/** The signs of each step as a list in a sentence, what comes below them, and whom to call after too much. */
function getSignPlaceholders({ signs, tooMuch }: CheckedContent['safety']) {
  const { steps, noAnswer, meanwhile, crisis, mayBePregnant } = signs
  const join = ({ lead, text }: { lead: string; text: string }) => `${lead} ${text}`
  const [call911 = '', emergencyRoom = '', callToday = ''] = steps.map(
    ({ signs, after }) => `${signs.join('; ')}. ${after}`,
  )
  return {
    call911,
    emergencyRoom,
    callToday,
    noAnswer: join(noAnswer),
    meanwhile: join(meanwhile),
    crisis: join(crisis),
    mayBePregnant: join(mayBePregnant),
    tooMuch: [tooMuch.lead, ...tooMuch.items].join(' '),
  }
}

/** What the ranked sellers' prices amount to, a sentence each. */
function getSellerPlaceholders(providers: readonly PlanSource[], makers: CheckedContent['maker-prices']) {
  const plans = providers.flatMap((provider) => getPlans(provider, getBuildDay(), makers))
  const lowest = toSortedRows(plans).find(canBeLowest)
  const which = lowest?.gaps.includes('product') ? '; ask which drug it is' : ''
  const fitting = plans.find((plan) => getVerdict(plan, MONTHS_PER_YEAR, 25_000).group === 'fits')
  return {
    lowestSeller: !lowest
      ? ''
      : lowest.isLowerBound
        ? `Of the listed sellers, the lowest price that we know is ${formatRowSum(lowest)}, ${describeDrug(lowest)}${which}.`
        : `Of the listed sellers, the lowest with the ${describeDrug(lowest)} is ${formatRowSum(lowest)}${formatDueAtOnce(lowest)}${which}.`,
    seller250: fitting?.gaps.includes('product')
      ? `A seller’s ${formatShortPrice(fitting)} fits on paper; ask which drug it is.`
      : '',
  }
}

/** ", and what is not named yet: owner, editors", or nothing. */
function formatUnnamed({ owner, editors, conflictsOfInterest }: CheckedContent['about']): string {
  const named = { owner, editors, 'conflicts of interest': conflictsOfInterest }
  const missing = Object.entries(named).flatMap(([name, value]) => (value ? [] : [name]))
  return missing.length === 0 ? '' : `, and what is not named yet: ${missing.join(', ')}`
}

/** A copy of `value` with the placeholders in its texts replaced, except in web addresses. Adds unknown ones to `issues`. */
export function fillPlaceholders<T>(
  value: T,
  placeholders: Readonly<Record<string, string>>,
  file: string,
  issues: ContentIssue[],
  today = getBuildDay(),
): T {
  const known = Object.keys(placeholders).map((name) => `{${name}}`)
  const fill = (part: unknown, path: (string | number)[]): unknown => {
    if (Array.isArray(part)) return part.map((entry, index) => fill(entry, [...path, index]))
    if (isGroup(part))
      return Object.fromEntries(
        Object.entries(part).map(([key, entry]) => [key, fill(entry, [...path, key])]),
      )
    // The braces of a web address are for the site that receives it.
    if (typeof part !== 'string' || /^https:\/\/\S+$/.test(part)) return part
    return keepCurrent(part, today).replace(/\{([^}]*)\}/g, (whole, name: string) => {
      if (Object.hasOwn(placeholders, name)) return String(placeholders[name])
      const message = `unknown placeholder ${whole} in the text ${JSON.stringify(part)}. Use one of ${known.join(', ')}.`
      issues.push(issueAt(file, path, message))
      return whole
    })
  }
  return fill(value, []) as T // the shape stays the same: only texts are replaced, by texts
}

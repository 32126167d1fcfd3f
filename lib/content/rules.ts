// The rules that span fields or files, which no schema can express. Each file in rules/ covers one subject.
import type { CheckContext } from './check-context'
import type { ContentIssue } from './issue'
import { type CheckedContent, jsonFileOf } from './kinds'
import { checkAnchors } from './rules/anchors'
import { checkChoices } from './rules/calculator'
import { checkChangeLog, checkProviderChanges } from './rules/change-log'
import { checkCitations } from './rules/citations'
import { checkCorrections } from './rules/corrections'
import { checkDates, checkSecurityTxt } from './rules/dates'
import {
  checkEmergencies,
  checkGuideFigures,
  checkGuides,
  checkLegalAddresses,
  checkUncitedFigures,
} from './rules/documents'
import { checkDocumentLinks, checkRedirects, checkRoutes } from './rules/links'
import { checkMakerPrices } from './rules/maker-prices'
import { checkPosts } from './rules/posts'
import { checkRecord, PROVIDER_RULES } from './rules/providers'
import { checkQuestions } from './rules/questions'
import { checkQuizAddress } from './rules/quiz-address'
import { checkOffer, checkQuotedPrices } from './rules/quoted-prices'
import { checkReferences } from './rules/references'
import { checkSourceClaims } from './rules/source-claims'
import { checkUnique } from './rules/unique'

type Rule = (content: CheckedContent, context: CheckContext) => ContentIssue[]

const RULES: Rule[] = [
  ...PROVIDER_RULES,
  ({ navigation }) => checkUnique(jsonFileOf('navigation'), 'header', 'href', navigation.header),
  ({ sources }) => checkUnique(jsonFileOf('sources'), 'sources', 'id', sources.sources),
  ({ sources }) =>
    checkUnique(
      jsonFileOf('sources'),
      'sources',
      'url',
      sources.sources.map(({ id, url }) => ({ url: url ?? `no address: ${id}` })),
    ),
  checkAnchors,
  checkChoices,
  checkPosts,
  checkRoutes,
  checkRedirects,
  checkReferences,
  checkChangeLog,
  checkCorrections,
  checkDates,
  checkSecurityTxt,
  checkGuides,
  checkGuideFigures,
  checkEmergencies,
  checkUncitedFigures,
  checkLegalAddresses,
  checkCitations,
  checkSourceClaims,
  checkMakerPrices,
  checkDocumentLinks,
  checkQuestions,
  checkQuizAddress,
]

/**
 * Every issue that the rules find. If a schema has already found one (`isSound` is false), a rule may throw because a
 * field is missing or has the wrong type; that is ignored. On sound content, it is a bug in the rule and is rethrown.
 */
export function checkRules(content: CheckedContent, context: CheckContext, isSound: boolean): ContentIssue[] {
  const attempt = (rule: () => ContentIssue[]): ContentIssue[] => {
    try {
      return rule()
    } catch (error) {
      if (isSound) throw error
      return []
    }
  }
  // Providers and offers one by one, so that a broken one hides only its own issues.
  const perEntry = () => [
    ...content.providers.flatMap((record) => [
      ...attempt(() => checkRecord(record, context)),
      ...attempt(() => checkProviderChanges(content, record)),
      ...attempt(() => checkQuotedPrices(record)),
    ]),
    ...content.projection.recommendations.flatMap((offer, index) =>
      attempt(() => checkOffer(content, offer, index)),
    ),
  ]
  return [...RULES.flatMap((rule) => attempt(() => rule(content, context))), ...attempt(perEntry)]
}

// Rules over whole sets, which no single field can break alone. Each room of rules/ holds one kind.
import type { Fault } from './faults'
import type { CheckedContent } from './parse'
import { fileOf } from './registry'
import { checkChanges, checkProviderChanges } from './rules/changes'
import { checkClaims, checkOffer } from './rules/claims'
import { checkDays } from './rules/days'
import { checkCitations, checkGuides, checkLegalAddresses } from './rules/documents'
import { checkDocumentLinks, checkRoutes } from './rules/links'
import { checkMakerPrices } from './rules/maker-prices'
import { checkPageIds } from './rules/page-ids'
import { checkChoices } from './rules/projection'
import { PROVIDER_RULES } from './rules/providers'
import { checkFeatured, checkReferences } from './rules/references'
import { checkUnique } from './rules/repeats'
import { checkClaimsOfSources } from './rules/source-claims'
import type { Surroundings } from './rules/surroundings'

/**
 * Every broken set rule. Where a schema found a fault (`isSound` is false), a rule that trips over a field that is
 * missing or of the wrong type has nothing to add. On sound content a rule that throws is a bug of ours, and its
 * error goes on.
 */
export function checkSets(content: CheckedContent, surroundings: Surroundings, isSound: boolean): Fault[] {
  const attempt = (rule: () => Fault[]): Fault[] => {
    try {
      return rule()
    } catch (error) {
      if (isSound) throw error
      return []
    }
  }
  const { navigation, faq, posts, sources, providers, projection } = content
  const rules: (() => Fault[])[] = [
    ...PROVIDER_RULES.map((rule) => () => rule(providers.providers, surroundings)),
    () => checkUnique(fileOf('navigation'), 'header', 'href', navigation.header),
    () => checkUnique(fileOf('faq'), 'items', 'id', faq.items),
    () => checkUnique(fileOf('posts'), 'posts', 'id', posts.posts),
    () => checkUnique(fileOf('posts'), 'posts', 'slug', posts.posts),
    () => checkUnique(fileOf('sources'), 'sources', 'id', sources.sources),
    () => checkUnique(fileOf('sources'), 'sources', 'url', sources.sources),
    () => checkChoices(projection),
    () => checkPageIds(content),
    () => checkRoutes(content, surroundings),
    () => checkFeatured(posts.posts),
    () => checkReferences(content),
    () => checkChanges(content),
    // One by one, so that a broken provider hides only its own faults.
    () =>
      providers.providers.flatMap((own, place) => attempt(() => checkProviderChanges(content, own, place))),
    () => providers.providers.flatMap((own, place) => attempt(() => checkClaims(own, place))),
    () => projection.recommendations.flatMap((own, i) => attempt(() => checkOffer(content, own, i))),
    () => checkDays(content, surroundings),
    () => checkGuides(content.guides),
    () => checkLegalAddresses(content.legal, surroundings),
    () => checkCitations(content),
    () => checkClaimsOfSources(content),
    () => checkMakerPrices(content),
    () => checkDocumentLinks(content, surroundings),
  ]
  return rules.flatMap(attempt)
}

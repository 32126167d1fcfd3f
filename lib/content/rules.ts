// Rules over whole sets, which no single field can break alone. Each room of rules/ holds one kind.
import type { Fault } from './faults'
import type { CheckedContent } from './parse'
import { fileOf } from './registry'
import { checkChanges } from './rules/changes'
import { checkClaims } from './rules/claims'
import { checkDays } from './rules/days'
import { checkCitations, checkGuides, checkLegalAddresses } from './rules/documents'
import { checkDocumentLinks, checkRoutes } from './rules/links'
import { PROVIDER_RULES } from './rules/providers'
import { checkFeatured, checkReferences } from './rules/references'
import { checkUnique } from './rules/repeats'
import type { Surroundings } from './rules/surroundings'

/**
 * Every broken set rule. A rule that trips over a field that is missing or of the wrong type has nothing
 * to add: the schema has told that fault.
 */
export function checkSets(content: CheckedContent, surroundings: Surroundings): Fault[] {
  const { navigation, faq, posts, sources, providers } = content
  const rules: (() => Fault[])[] = [
    ...PROVIDER_RULES.map((rule) => () => rule(providers.providers, surroundings)),
    () => checkUnique(fileOf('navigation'), 'header', 'href', navigation.header),
    () => checkUnique(fileOf('faq'), 'items', 'id', faq.items),
    () => checkUnique(fileOf('posts'), 'posts', 'id', posts.posts),
    () => checkUnique(fileOf('posts'), 'posts', 'slug', posts.posts),
    () => checkUnique(fileOf('sources'), 'sources', 'id', sources.sources),
    () => checkRoutes(content, surroundings),
    () => checkFeatured(posts.posts),
    () => checkReferences(content),
    () => checkChanges(content),
    () => checkClaims(content),
    () => checkDays(content, surroundings),
    () => checkGuides(content.guides),
    () => checkLegalAddresses(content.legal, surroundings),
    () => checkCitations(content),
    () => checkDocumentLinks(content, surroundings),
  ]
  return rules.flatMap((rule) => {
    try {
      return rule()
    } catch {
      return []
    }
  })
}

// Ids that one file uses and another defines.
import { type ContentIssue, issueAt, type Path } from '../issue'
import { type CheckedContent, jsonFileOf } from '../kinds'
import { listSafetyEntries } from './safety-entries'

/** The folder of the records, as messages show it. */
export const PROVIDERS_FOLDER = 'content/providers/'

/** Every id of a source or provider that does not exist. */
export function checkReferences(content: CheckedContent): ContentIssue[] {
  const { faq, safety, projection, providers, ranking, sources } = content
  const sourceIds = sources.sources.map(({ id }) => id)
  const providerIds = providers.map(({ id }) => id)
  const checkSources = (file: string, list: string, entries: readonly { sources: readonly string[] }[]) =>
    entries.flatMap((entry, i) =>
      entry.sources.flatMap((id, j) => checkSource(file, [list, i, 'sources', j], id)),
    )
  const checkSource = (file: string, path: Path, id: string) =>
    checkId(file, path, id, sourceIds, jsonFileOf('sources'))
  return [
    ...checkSources(jsonFileOf('faq'), 'items', faq.items),
    ...listSafetyEntries(safety).flatMap(({ path, sources: ids }) =>
      ids.flatMap((id, j) => checkSource(jsonFileOf('safety'), [...path, 'sources', j], id)),
    ),
    ...(['drugs', 'programs'] as const).flatMap((list) =>
      content['maker-prices'][list].flatMap(({ source }, i) =>
        checkSource(jsonFileOf('maker-prices'), [list, i, 'source'], source),
      ),
    ),
    ...content['maker-prices'].programs.flatMap(({ whoSource }, i) =>
      checkSource(jsonFileOf('maker-prices'), ['programs', i, 'whoSource'], whoSource),
    ),
    ...projection.trials.flatMap(({ source }, i) =>
      checkSource(jsonFileOf('projection'), ['trials', i, 'source'], source),
    ),
    ...projection.recommendations.flatMap(({ provider }, i) =>
      checkId(
        jsonFileOf('projection'),
        ['recommendations', i, 'provider'],
        provider,
        providerIds,
        PROVIDERS_FOLDER,
      ),
    ),
    ...ranking.providers.flatMap(({ id }, i) =>
      checkId(jsonFileOf('ranking'), ['providers', i, 'id'], id, providerIds, PROVIDERS_FOLDER),
    ),
  ]
}

function checkId(file: string, path: Path, id: string, known: readonly string[], home: string) {
  if (known.includes(id)) return []
  return [issueAt(file, path, describeUnknownId(id, known, home))]
}

/** The error for an id that is not among those in `home`, a file or folder. */
export function describeUnknownId(id: string, known: readonly string[], home: string): string {
  const fix =
    known.length > 0
      ? `Add it there, use one of ${known.join(', ')}, or remove it here.`
      : 'Nothing is there yet: add it, or remove it here.'
  return `there is no "${id}" in ${home}. ${fix}`
}

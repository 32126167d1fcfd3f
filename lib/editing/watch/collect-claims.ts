// Every stated figure and the pages given as its evidence: records, scores, the site's claims, makers' prices, trials,
// and texts that cite a source.
import {
  type CheckedContent,
  type DocumentKind,
  documentFileOf,
  jsonFileOf,
  recordFileOf,
} from '../../content/kinds'
import { listSafetyEntries } from '../../content/rules/safety-entries'
import { readCitedTexts } from '../../guides/cited-texts'
import { getFieldValue } from '../../providers/change-wording'
import { getLadderCost } from '../../providers/ladder'
import type { LoggedField } from '../../schemas/change-log'
import { formatPath } from '../../schemas/messages'
import { type Figure, readFigures } from './figures'

/** The figures in one place, each expected on at least one of the pages. Without figures, only the pages are checked. */
export type Claim = { place: string; figures: Figure[]; pages: string[] }

/** The source text of guides and legal pages. */
export type Texts = Record<DocumentKind, readonly { name: string; text: string }[]>

export function collectClaims(content: CheckedContent, raw: Texts): Claim[] {
  return [
    ...collectRecords(content),
    ...collectSite(content),
    ...collectMakerPrices(content),
    ...collectTrials(content),
    ...collectCitedTexts(content, raw),
  ]
}

const placeOf = (file: string, path: PropertyKey[]) => `${file} → ${formatPath(path)}`

/** Figures with a sign or a unit. A bare number in a sentence may be a year or a dose. */
const readSigned = (text: string | null): Figure[] =>
  readFigures(text ?? '').filter(({ kind, unit }) => kind !== 'number' || unit !== null)

const dollars = (value: number): Figure => ({ kind: 'dollars', value, unit: null, text: `$${value}` })

function collectRecords({ providers, ranking }: CheckedContent): Claim[] {
  const records = providers.flatMap((provider) =>
    Object.entries(provider.evidence).flatMap(([field, evidence]) => {
      if (!evidence) return []
      const place = placeOf(recordFileOf(provider.id), ['evidence', field])
      const figures = readSigned(getFieldValue(provider, field as LoggedField))
      return [{ place, figures, pages: [evidence.source] }]
    }),
  )
  const scores = ranking.providers.flatMap(({ rating, scoreEvidence }, index) => {
    if (!scoreEvidence) return []
    const place = placeOf(jsonFileOf('ranking'), ['providers', index, 'scoreEvidence'])
    return [{ place, figures: readFigures(String(rating)), pages: [scoreEvidence.source] }]
  })
  return [...records, ...scores]
}

function collectSite({ site }: CheckedContent): Claim[] {
  return Object.entries(site.evidence).flatMap(([claim, evidence]) => {
    if (!evidence) return []
    const value = claim.split('.').reduce<unknown>((group, key) => Object(group)[key], site)
    const figures = value === undefined ? [] : readFigures(String(value))
    return [{ place: placeOf(jsonFileOf('site'), ['evidence', claim]), figures, pages: [evidence.source] }]
  })
}

/** Each of a drug's prices only once: ladders repeat them. */
function collectMakerPrices({ 'maker-prices': prices, sources }: CheckedContent): Claim[] {
  const file = jsonFileOf('maker-prices')
  const pagesOf = (url: string, source: string) => [...new Set([url, ...findPages(sources, [source])])]
  const drugs = prices.drugs.flatMap(({ url, source, ladders }, drug) => {
    const places = ladders.flatMap(({ steps }, ladder) =>
      steps.map(({ price }, step) => ({
        price,
        place: placeOf(file, ['drugs', drug, 'ladders', ladder, 'steps', step, 'price']),
      })),
    )
    const first = places.filter(({ price }, i) => places.findIndex((other) => other.price === price) === i)
    return first.map(({ price, place }) => ({
      place,
      figures: [dollars(price)],
      pages: pagesOf(url, source),
    }))
  })
  const programs = prices.programs.map(({ price, url, source }, index) => ({
    place: placeOf(file, ['programs', index, 'price']),
    figures: [dollars(price)],
    pages: pagesOf(url, source),
  }))
  return [...drugs, ...programs]
}

function collectTrials({ projection, sources }: CheckedContent): Claim[] {
  return projection.trials.map(({ lossPercent, source }, index) => ({
    place: placeOf(jsonFileOf('projection'), ['trials', index, 'lossPercent']),
    figures: readFigures(`${lossPercent}%`),
    pages: findPages(sources, [source]),
  }))
}

/** Our own estimates: no page shows them. */
const OWN_ESTIMATE = /\bour estimate\b/i

function collectCitedTexts(content: CheckedContent, raw: Texts): Claim[] {
  const { faq, safety, sources, 'maker-prices': prices } = content
  const sums = new Set(
    prices.drugs.flatMap(({ ladders }) => ladders.map((ladder) => getLadderCost(ladder, 12))),
  )
  const read = (text: string) =>
    text
      .split(/(?<=[.!?])\s+/)
      .filter((sentence) => !OWN_ESTIMATE.test(sentence))
      .flatMap(readSigned)
      .filter(({ kind, value }) => kind === 'percent' || (kind === 'dollars' && !sums.has(value)))

  const inDocuments = (['guides', 'legal'] as const).flatMap((kind) =>
    raw[kind].flatMap(({ name, text }) =>
      readCitedTexts(text).map((cited) => ({
        place: `${documentFileOf(kind, name)} → line ${cited.line}`,
        ...cited,
      })),
    ),
  )
  const inAnswers = faq.items.map(({ answer, sources: ids }, index) => ({
    place: placeOf(jsonFileOf('faq'), ['items', index, 'answer']),
    text: answer.join('\n'),
    sources: ids,
  }))
  const inSafety = listSafetyEntries(safety).map(({ path, ...entry }) => ({
    place: placeOf(jsonFileOf('safety'), [...path]),
    ...entry,
  }))
  return [...inDocuments, ...inAnswers, ...inSafety].flatMap(({ place, text, sources: ids }) => {
    const figures = [
      ...new Map(read(text).map((figure) => [`${figure.kind} ${figure.value}`, figure])).values(),
    ]
    const pages = findPages(sources, ids)
    return figures.length > 0 && pages.length > 0 ? [{ place, figures, pages }] : []
  })
}

/** The addresses of sources, by their ids. */
const findPages = ({ sources }: CheckedContent['sources'], ids: readonly string[]): string[] =>
  ids.flatMap((id) => sources.find((source) => source.id === id)?.url ?? [])

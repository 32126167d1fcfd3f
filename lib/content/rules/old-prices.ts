// What a maker charged before must not stay in a sentence of a guide or an answer: nothing else compares those with its prices.
import { listDollarFigures } from '../../base/format'
import { readField } from '../../providers/record-fields'
import { type Logged, listLogged } from '../history'
import { type ContentIssue, issueAt, issueOnLine } from '../issue'
import { type CheckedContent, fileOf } from '../kinds'
import { getDocuments, listSchemaFields } from '../schema-fields'

/** A sentence that names a year tells what held then. */
const YEAR = /\b20\d\d\b/

/** The drugs of the makers' file with prices that they no longer have, by the name that a sentence uses: "Wegovy". */
export function* checkOldPrices(content: CheckedContent): Iterable<ContentIssue> {
  const makers = listLogged(content).filter(({ file }) => file === fileOf('maker-prices'))
  const current = new Map<string, Set<string>>()
  for (const { record } of makers) {
    const figures = current.get(getBrand(record)) ?? new Set()
    for (const { text = '' } of listKnownPrices(record))
      for (const figure of listDollarFigures(text)) figures.add(figure)
    current.set(getBrand(record), figures)
  }
  const outdated = makers.flatMap(({ record }) =>
    listKnownPrices(record).flatMap(({ field, text: now = 'not known any more' }) => {
      const changes = (record.history ?? []).filter((change) => change.field === field)
      return changes
        .flatMap(({ from = '', to = '' }) => listDollarFigures(`${from} ${to}`))
        .filter((figure) => !current.get(getBrand(record))?.has(figure))
        .map((figure) => ({ figure, name: record.name, brand: getBrand(record), now }))
    }),
  )
  if (outdated.length === 0) return
  const find = (text: string) =>
    outdated.find(
      ({ figure, brand }) =>
        text.includes(brand) &&
        splitSentences(text).some(
          (sentence) => listDollarFigures(sentence).includes(figure) && !YEAR.test(sentence),
        ),
    )
  const describe = ({ figure, name, now }: (typeof outdated)[number]) =>
    `"${figure}" is no price of ${name} any more: it is now ${now}. Correct the sentence and what it adds up, or name the year in which it held.`
  for (const { file, path, value, meta } of listSchemaFields(content)) {
    const isExempt =
      path.includes('history') || NOT_READ.includes(file) || file.startsWith('content/providers/')
    const found = meta.prose && !isExempt && find(String(value))
    if (found) yield issueAt(file, path, describe(found))
  }
  for (const { file, body } of getDocuments(content))
    for (const { text, line } of [...body.amounts, ...body.amountsInColumns]) {
      const found = find(text)
      if (found) yield issueOnLine(file, line, describe(found))
    }
}

const NOT_READ: readonly string[] = [fileOf('corrections'), fileOf('sources')]

/** "Wegovy" of "Wegovy pen". */
const getBrand = ({ name }: Pick<Logged, 'name'>): string => name.split(' ')[0] ?? name

const splitSentences = (text: string): string[] => text.split(/(?<=[.!?])\s+/)

/** The prices of a drug today, and those that its history names. */
const listKnownPrices = (record: Logged) =>
  [
    ...new Set([
      ...record.offers.map(({ id }) => `offers.${id}.price`),
      ...(record.history ?? []).flatMap(({ field }) => (field.endsWith('.price') ? field : [])),
    ]),
  ].map((field) => ({ field, text: readField(record, field)?.text }))

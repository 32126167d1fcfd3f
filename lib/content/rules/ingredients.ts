// An offer's own words must not name another drug than its product: "cagrilintide and semaglutide" is not semaglutide.
import type { Offer } from '../../schemas/offers'
import { listLogged } from '../history'
import { type ContentIssue, issueAt, type Path } from '../issue'
import type { CheckedContent } from '../kinds'

/** The international names of these drugs end alike; CagriSema is cagrilintide and semaglutide. */
const INGREDIENT = /\b[a-z]+(?:glutide|zepatide|lintide|trutide|dutide|natide|glipron)\b|\bcagrisema\b/gi

/** For every offer of a seller, a maker or a program. */
export const checkIngredients = (content: CheckedContent): ContentIssue[] =>
  listLogged(content).flatMap(({ record, file, path }) => findOthers(file, path, record.offers))

const findOthers = (file: string, path: Path, offers: readonly Offer[]): ContentIssue[] =>
  offers.flatMap(({ name = '', who = '', product }, index) => {
    if (!product) return []
    const words = [name, who, ...product.map(({ brand = '' }) => brand)].join(' ').toLowerCase()
    const known = product.map(({ ingredient }) => ingredient).join(' and ')
    const other = words.match(INGREDIENT)?.find((ingredient) => !known.includes(ingredient))
    return other
      ? [
          issueAt(
            file,
            [...path, 'offers', index, 'product'],
            `this offer names "${other}", but its product is ${known}. Correct one of them; if it is a mixture or a drug that \`product\` does not know, leave \`product\` out, and ask a developer.`,
          ),
        ]
      : []
  })

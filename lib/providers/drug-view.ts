// What the page of a drug says of it in words: title, description, and the lines under its name and over its sellers.
import { capitalize, joinNames } from '../base/format'
import { type Drug, type DrugOffers, isOf } from '../offers/drugs'
import { formatRowSum } from '../offers/words/offers'
import { listForms } from '../schemas/facts'
import { SHOWN_MAX } from '../schemas/page-texts'
import { formatMarket } from './listing'

export const getDrugTitle = ({ name }: Drug): string => `${name} price by dose, sellers, and trials`

/** For search results, with the figure that the page leads with. */
export function getDrugDescription({ name, brand, ingredient }: Drug, { lowest }: DrugOffers): string {
  const answer = lowest
    ? `the lowest first year to the full dose is ${formatRowSum(lowest)}, ${lowest.name}`
    : 'no price at the full dose that we know'
  const start = `${brand ? `${name} (${ingredient})` : name}: ${answer}.`
  const ends = ['Each dose, sellers’ offers, trials, and what we don’t know.', 'Each dose, sellers, trials.']
  const texts = ends.map((end) => `${start} ${end}`)
  return texts.find((text) => text.length <= SHOWN_MAX.description) ?? start
}

/** Under the name: "Semaglutide, as a pill or a shot. FDA-approved for weight." */
export function getDrugLead(drug: Drug, { fromMakers, sellers }: DrugOffers): string {
  const { brand, ingredient } = drug
  const rows = [...fromMakers.flatMap(({ courses }) => courses), ...sellers]
  const products = rows.flatMap(({ product }) => product ?? []).filter((product) => isOf([product], drug))
  const forms = [...new Set(products.flatMap((product) => listForms({ product: [product] }) ?? []))]
  const names = forms.map((form) => (form === 'drops' ? form : `a ${form}`))
  const as = joinNames(names, 'or')
  const brands = [...new Set(products.flatMap((product) => product.brand ?? []))]
  const forWeight = fromMakers.filter(({ maker }) => maker.approvedForWeight)
  const approved = new Set(
    forWeight
      .flatMap(({ courses }) => courses)
      .flatMap(({ product }) => product?.map((one) => one.brand) ?? []),
  )
  const what = brand ? capitalize(ingredient) : brands.length > 0 && `The drug in ${joinNames(brands)}`
  const status =
    forWeight.length > 0
      ? `${brand ? '' : `${joinNames([...approved].flatMap((name) => name ?? []))}: `}FDA-approved for weight`
      : fromMakers.length > 0
        ? `FDA-approved for ${joinNames([...new Set(fromMakers.flatMap(({ maker }) => maker.approvedFor ?? []))])}, not for weight`
        : products.some((product) => product.approved) && 'FDA-approved'
  const compounded =
    products.some((product) => product.approved === false) && 'A compounded version is not FDA-approved'
  const sentences = [
    [what, as && (what ? `as ${as}` : capitalize(as))].filter(Boolean).join(', '),
    status,
    compounded,
  ]
  return sentences.flatMap((sentence) => (sentence ? `${sentence}.` : [])).join(' ')
}

/** How many of all sellers say which drug they send, and how many of them list this one. */
export function formatSellersNaming(
  { brand, ingredient }: Drug,
  { sellers }: DrugOffers,
  all: number,
  naming: number,
): string {
  const list = formatMarket(all)
  if (naming === 0) return `${list} We don’t know which drug any of them sends. Ask before you pay.`
  const count = new Set(sellers.map(({ sellerId }) => sellerId)).size
  const lists = count === 0 ? 'none of them lists' : `${count} of them ${count === 1 ? 'lists' : 'list'}`
  return `${list} Of these, ${naming === 1 ? '1 says which drug it sends' : `${naming} say which drug they send`}, and ${lists} ${brand ?? ingredient}.`
}

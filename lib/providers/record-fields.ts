// The fields of a record by their paths, as its checks and its history name them: "offers.oral.price", "facts.fees.labs".
// What each says in words, and which of them a fact rests on.
import { FEES } from '../base/fees'
import { formatDay } from '../base/format'
import { DRUG_WORDS } from '../offers/words/labels'
import {
  FACTS,
  type FactKey,
  formatFeeAmount,
  formatPrice,
  getFactName,
  STATED,
  type StatedKey,
} from '../schemas/fact-words'
import { type OfferFacts, STORED_FACT_KEYS } from '../schemas/facts'
import type { Offer } from '../schemas/offers'
import type { Fee } from '../schemas/prices'
import type { ProviderRecord } from '../schemas/providers'
import { LEAVING_FIELDS } from './leaving'

type Fields = Pick<ProviderRecord, 'facts' | 'offers'> &
  Partial<Pick<ProviderRecord, 'mainBenefit' | 'features' | 'otherTerms' | 'leaving' | 'closedOn'>>

/** A value, and the same in words; both undefined if it is not known. `name` is for the middle of a sentence. */
type RecordField = { name: string; text: string | undefined; value: unknown }

/**
 * The fields in which an offer states a fact; the record has the same under `facts`. Without an entry, a fact counts as a
 * stored one, `facts.NAME`: no type asks for one that follows from a price, a fee, or a term.
 */
const FACT_FIELDS: Partial<Record<StatedKey, readonly string[]>> = {
  pricing: ['price'],
  highestDosePrice: ['price'],
  billing: ['price'],
  medicationIncluded: ['drug'],
  drugs: ['product'],
  approval: ['product'],
  form: ['product', 'facts.form'],
  membershipFee: ['fees.membership', 'fees'],
  consultationFee: ['fees.visit', 'fees'],
  labFee: ['fees.labs', 'fees'],
  shippingFee: ['fees.shipping', 'fees'],
  minimumMonths: ['minimumMonths'],
  leavingFee: ['leavingFee'],
  automaticRenewal: ['renews'],
  cancellationNotice: ['noticeDays'],
  refund: ['refund'],
  states: ['states'],
  insurance: ['pays'],
}

/** The fact that says what a term says. */
const TERM_FACTS: Readonly<Record<string, FactKey>> = {
  minimumMonths: 'minimumMonths',
  renews: 'automaticRenewal',
  noticeDays: 'cancellationNotice',
  refund: 'refund',
  states: 'states',
  pays: 'insurance',
}

/** Whether an offer states a field itself: what it says wins over its seller. */
function isStated(offer: Offer, field: string): boolean {
  const [root = '', name = ''] = field.split('.')
  if (root === 'facts') return Object.hasOwn(offer.facts ?? {}, name)
  if (root === 'fees' && name) return (offer.fees ?? []).some(({ what }) => what === name)
  return Reflect.get(offer, root) !== undefined
}

/**
 * The paths in which a record states a fact for one of its offers: the offer's own, if it states it itself; otherwise, those
 * for all offers count, too. A check of one path says nothing of the others.
 */
export function listFieldsOf(key: StatedKey, offer: Offer): string[] {
  const fields = FACT_FIELDS[key] ?? [`facts.${key}`]
  const stated = fields.filter((field) => isStated(offer, field))
  // Fees of another kind leave the seller's own of this kind as they are.
  const isOfOffer = stated.length > 0 && stated[0] !== 'fees'
  const ofOffer = (isOfOffer ? stated : fields).map((field) => `offers.${offer.id}.${field}`)
  const shared = fields.map((field) => (field.startsWith('facts.') ? field : `facts.${field}`))
  return isOfOffer ? ofOffer : [...ofOffer, ...shared]
}

/** What an offer, or the facts of a record, state by themselves. */
type StatedOffer = OfferFacts & Partial<Pick<Offer, 'name' | 'who' | 'drugFrom' | 'isOpen' | 'startsFrom'>>

const formatProducts = (product: OfferFacts['product']): string | undefined => {
  const words = (['drugs', 'form', 'approval'] as const).map((key) => FACTS[key].say({ fees: [], product }))
  return words.filter(Boolean).join(', ') || undefined
}

function formatFee(fee: Fee): string {
  const { what, amount } = fee
  if (amount === undefined) return `${what}, not known how much`
  return amount === 0 ? `no ${what} fee` : `${what} ${formatFeeAmount(fee)}`
}

/** Stated as they are. */
const OFFER_WORDS = ['name', 'who', 'drugFrom', 'isOpen', 'startsFrom', 'doseLevel', 'refillDays']

/** One field of an offer; null if offers have none of that name. */
function readOffer(offer: StatedOffer, [key = '', detail]: readonly string[]): RecordField | null {
  const value: unknown = Reflect.get(offer, key)
  if (key === 'price') return { name: key, value, text: offer.price && formatPrice(offer.price) }
  if (key === 'drug') return { name: 'the drug', value, text: offer.drug && DRUG_WORDS[offer.drug] }
  if (key === 'product') return { name: key, value, text: formatProducts(offer.product) }
  if (key === 'fees' && detail === undefined) {
    const text = offer.fees.map(formatFee).join(', ')
    return { name: key, value: text ? offer.fees : undefined, text: text || undefined }
  }
  if (key === 'fees') {
    const fees = offer.fees.filter(({ what }) => what === detail)
    const text = fees.map(formatFee).join(', ') || undefined
    const isFee = FEES.some((what) => what === detail)
    return isFee ? { name: `${detail} fee`, value: fees.length > 1 ? fees : fees[0]?.amount, text } : null
  }
  if (key === 'leavingFee')
    return {
      name: STATED[key].label.toLowerCase(),
      value,
      text: STATED[key].say({ ...offer, product: undefined }),
    }
  if (OFFER_WORDS.includes(key))
    return { name: key, value, text: value === undefined ? undefined : String(value) }
  const fact = TERM_FACTS[key] ?? STORED_FACT_KEYS.find((stored) => stored === key)
  return fact
    ? { name: getFactName(fact), value, text: FACTS[fact].say({ ...offer, product: undefined }) }
    : null
}

/** What is on offers only. */
const OFFER_ONLY = ['price', 'drug', ...OFFER_WORDS]

/** A field by its path; null if a record has no such field. */
export function readField(record: Fields, path: string): RecordField | null {
  const { facts, offers, mainBenefit, features, closedOn, otherTerms = [], leaving } = record
  const [root, id, ...keys] = path.split('.')
  if (root === 'mainBenefit') return { name: 'main benefit', value: mainBenefit, text: mainBenefit }
  if (root === 'closedOn') return { name: 'closed', value: closedOn, text: closedOn && formatDay(closedOn) }
  if (root === 'features') return { name: 'features', value: features, text: features?.join(', ') }
  if (root === 'leaving') {
    const leavingField = LEAVING_FIELDS.find((key) => key === id)
    const value = leavingField && leaving?.[leavingField]
    return leavingField
      ? {
          name: `how to leave, ${leavingField}`,
          value,
          text: value === undefined ? undefined : String(value),
        }
      : null
  }
  if (root === 'otherTerms') {
    const term = otherTerms.find(({ name }) => name === id)
    return term ? { name: term.name, value: term.words, text: term.words } : null
  }
  if (root === 'facts')
    return OFFER_ONLY.includes(id ?? '')
      ? null
      : readOffer({ ...facts, fees: facts.fees ?? [] }, [id ?? '', ...keys])
  const offer = offers.find((one) => one.id === id)
  if (root !== 'offers' || !offer) return null
  const { fees = [], facts: differing, ...stated } = offer
  const field =
    keys[0] === 'facts'
      ? readOffer({ fees: [], ...differing }, keys.slice(1))
      : readOffer({ ...stated, fees }, keys)
  if (!field || offers.length === 1 || !offer.name) return field
  return { ...field, name: field.name === 'price' ? offer.name : `${offer.name}, ${field.name}` }
}

const FIELDS_BY_FACT: Readonly<Record<string, readonly string[] | undefined>> = FACT_FIELDS

/** What to say of a path that is no field. A fact that follows from a price, a fee or a term has no field of its own. */
export function describeUnknownField({ offers }: Pick<Fields, 'offers'>, path: string): string {
  const first = `offers.${offers[0]?.id}`
  const [, offer, name = ''] = /^(?:facts|(offers\.[^.]+))\.(?:facts\.)?(\w+)$/.exec(path) ?? []
  const [field] = FIELDS_BY_FACT[name] ?? []
  const meant = field && `${offer ?? (OFFER_ONLY.includes(field) ? first : 'facts')}.${field}`
  const fix = meant ? `Write "${meant}"` : `Write its path, like "${first}.price" or "facts.coaching"`
  return `there is no field "${path}" in this record. ${fix}.`
}

/** The fields of an offer whose changes the history lists. */
const OFFER_FIELDS = ['price', 'drug', 'product', 'fees', ...Object.keys(TERM_FACTS), 'leavingFee', 'who']

/** The fields of the fees and terms that a record has, on its offers and for all of them. */
export function listCostFields({ facts, offers }: Pick<Fields, 'facts' | 'offers'>): string[] {
  const places = [
    ...offers.map((offer) => ({ path: `offers.${offer.id}`, stated: offer })),
    { path: 'facts', stated: facts },
  ]
  return places.flatMap(({ path, stated }) => [
    ...new Set((stated.fees ?? []).map(({ what }) => `${path}.fees.${what}`)),
    ...[...Object.keys(TERM_FACTS), 'leavingFee']
      .filter((term) => Object.hasOwn(stated, term))
      .map((term) => `${path}.${term}`),
  ])
}

/** Every field that the history may name. */
export const listFields = ({ offers }: Fields): string[] => [
  ...offers.flatMap(({ id }) => OFFER_FIELDS.map((key) => `offers.${id}.${key}`)),
  ...['product', 'fees', ...Object.keys(TERM_FACTS), 'leavingFee', ...STORED_FACT_KEYS].map(
    (key) => `facts.${key}`,
  ),
  'mainBenefit',
  'features',
  'closedOn',
]

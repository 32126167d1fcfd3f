// The status of each field of a provider: checked, stated but not checked, or not stated.
import type { Evidence } from '../schemas/evidence'
import type { EvidenceField, Provider } from '../schemas/providers'
import { FIELD_NAMES, getFieldValue } from './change-wording'

const FIELDS = Object.keys(FIELD_NAMES) as EvidenceField[]

type CheckedField = Evidence & { field: EvidenceField; name: string }

export type VerificationStatus = {
  /** In the order of the fields; the score is not among them, since nobody but us states it. */
  checked: CheckedField[]
  /** Names of the fields that the provider states and nobody has checked. */
  unchecked: string[]
  notStated: string[]
  /** Where the breakdown of the score is published, or null. */
  score: Evidence | null
}

/** Every field of a provider under what is known of it. */
export function getVerificationStatus(provider: Provider): VerificationStatus {
  const { evidence } = provider
  const fields = FIELDS.filter((field) => field !== 'rating')
  const open = fields.filter((field) => !evidence[field])
  const named = (list: readonly EvidenceField[]) => list.map((field) => FIELD_NAMES[field])
  return {
    checked: fields.flatMap((field) => {
      const found = evidence[field]
      if (!found) return []
      const isStated = getFieldValue(provider, field) !== null
      return [{ ...found, field, name: FIELD_NAMES[field] + (isStated ? '' : ' (not stated)') }]
    }),
    unchecked: named(open.filter((field) => getFieldValue(provider, field) !== null)),
    notStated: named(open.filter((field) => getFieldValue(provider, field) === null)),
    score: evidence.rating ?? null,
  }
}

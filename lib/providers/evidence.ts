// What is known of the facts of a provider: checked, due again, stated but not checked, or not stated.
import { type CheckClass, getCheckClass } from '../base/facts'
import { formatDay, formatDayOfYear } from '../base/format'
import type { Evidence, FactEvidence } from '../schemas/evidence'
import type { EvidenceField, Provider, ProviderRecord } from '../schemas/providers'
import { FIELDS, getFieldName, getFieldValue } from './change-wording'

/** Days after which a check is due again, by class; content/site.json sets them. */
export type CheckLimits = Record<CheckClass, number>

const DAY_MS = 86_400_000

/** Whether a check is older than its class allows. Days are like 2026-11-20; `today` is the day of the build. */
export function isCheckDue(
  field: string,
  { verifiedOn }: Pick<Evidence, 'verifiedOn'>,
  limits: CheckLimits,
  today: string,
): boolean {
  return (Date.parse(today) - Date.parse(verifiedOn)) / DAY_MS > limits[getCheckClass(field)]
}

/** "checked November 3, 2026", or "checked November 3, due again". */
export function formatCheck(
  field: string,
  evidence: Pick<Evidence, 'verifiedOn'>,
  limits: CheckLimits,
  today: string,
): string {
  const { verifiedOn } = evidence
  return isCheckDue(field, evidence, limits, today)
    ? `checked ${formatDayOfYear(verifiedOn)}, due again`
    : `checked ${formatDay(verifiedOn)}`
}

export type CheckedField = FactEvidence & { field: EvidenceField; name: string }

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
export function getVerificationStatus(
  provider: ProviderRecord & Partial<Pick<Provider, 'scoreEvidence'>>,
): VerificationStatus {
  const fields = FIELDS.filter((field) => field !== 'rating')
  const open = fields.filter((field) => !provider.evidence[field])
  const isStated = (field: EvidenceField) => getFieldValue(provider, field) !== null
  return {
    checked: fields.flatMap((field) => {
      const found = provider.evidence[field]
      if (!found) return []
      return [{ ...found, field, name: getFieldName(field) + (isStated(field) ? '' : ' (not stated)') }]
    }),
    unchecked: open.filter(isStated).map(getFieldName),
    notStated: open.filter((field) => !isStated(field)).map(getFieldName),
    score: provider.scoreEvidence ?? null,
  }
}

// What the page of a drug shows, from the checked content. Server only.
import type { Day } from '@/lib/base/day'
import { getBuildDay } from '@/lib/base/month'
import { getContent, getRecords } from '@/lib/content'
import type { Mark } from '@/lib/guides/props'
import { listChangeDays } from '@/lib/offers/dates'
import { type Drug, type DrugOffers, getDrugOffers } from '@/lib/offers/drugs'
import { getScale } from '@/lib/offers/scale'

export const readDrugOffers = (drug: Drug, day = getBuildDay()) =>
  getDrugOffers(drug, getContent()['maker-prices'], getRecords(), day)

/** What a page shows of a drug on each of its days, the first `shown` offers of sellers, on one scale. */
export function getDrugDays(drug: Drug, shown: number) {
  const { fromMakers, sellers } = readDrugOffers(drug)
  const plans = [...fromMakers.flatMap(({ courses }) => courses), ...sellers]
  const days = listChangeDays(plans, getBuildDay())
  const offers = new Map(days.map((day) => [day, readDrugOffers(drug, day)]))
  const on = (day: Day): DrugOffers => offers.get(day) ?? readDrugOffers(drug, day)
  const rows = [...offers.values()].flatMap(({ fromMakers, sellers }) => [
    ...fromMakers.flatMap(({ courses }) => courses),
    ...sellers.slice(0, shown),
  ])
  return { days, on, ...getScale(rows.map(({ sumToCents }) => sumToCents)) }
}

/** The texts about a drug; of an ingredient, those about its brands, too. */
export function readDrugTexts({ brand, ingredient }: Drug, brands: readonly string[]) {
  const { facts, trials, unknown } = getContent().drugs
  const isOfDrug = ({ of }: { of: string }) => of === brand || of === ingredient
  const isOfBrand = ({ of }: { of: string }) => !brand && brands.includes(of)
  // What is written about a brand replaces what is written about its ingredient.
  const ofBrand = new Set(facts.flatMap(({ of, label }) => (of === brand ? label : [])))
  return {
    facts: facts.filter((fact) => isOfDrug(fact) && (fact.of === brand || !ofBrand.has(fact.label))),
    trials: trials.filter((trial) => isOfDrug(trial) || isOfBrand(trial)),
    unknown: unknown.filter((entry) => isOfDrug(entry) || isOfBrand(entry)),
  }
}

/** Numbers the sources of a page in the order in which it cites them. */
export function numberSources() {
  const counts = new Map<string, number>()
  const cite = (sources: readonly string[]): Mark[] =>
    sources.map((id) => {
      const occurrence = (counts.get(id) ?? 0) + 1
      counts.set(id, occurrence)
      return { id, number: [...counts.keys()].indexOf(id) + 1, occurrence, isReported: false }
    })
  return { cite, listIds: () => [...counts.keys()] }
}

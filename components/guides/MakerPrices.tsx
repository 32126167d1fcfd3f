import { Fragment } from 'react'
import { TextLink } from '@/components/ui/TextLink'
import { formatDay, formatDollars } from '@/lib/base/format'
import { getBuildDay } from '@/lib/base/month'
import { getMakerPrices } from '@/lib/content'
import { listDosePrices, listEndedOffers } from '@/lib/providers/ladder'
import type { MakerDrug } from '@/lib/schemas/maker-prices'
import { PANEL, STRIP } from './FactPanel'

const FILL = { injection: '28 days', pill: '30 tablets' } as const

/** Self-pay prices by drug and dose, as reportedly stated on the makers' pages. */
export function MakerPrices() {
  const { drugs } = getMakerPrices()
  const today = getBuildDay()
  const ended = listEndedOffers(drugs, today)
  return (
    <>
      <div className={`mb-7 ${PANEL}`}>
        <table className="w-full @max-[17rem]:hyphens-auto @max-[17rem]:[overflow-wrap:anywhere] text-[0.9375rem]/[1.45] md:text-base/[1.45]">
          <caption className={STRIP}>Self-pay prices by drug and dose</caption>
          <thead>
            <tr className="border-b border-ink text-left align-bottom">
              <th scope="col" className="py-2 pr-2 pl-3.5 font-semibold sm:pl-5">
                Dose
              </th>
              <th scope="col" className="py-2 pr-3.5 pl-2 text-right font-semibold sm:pr-5">
                Price of one fill
              </th>
            </tr>
          </thead>
          {drugs.map((drug) => (
            <DrugPrices key={drug.id} drug={drug} today={today} />
          ))}
        </table>
      </div>
      {ended.length > 0 && (
        <p className="-mt-4 mb-7 text-sm text-muted">
          {ended.map(({ name, label, ends }) => (
            <Fragment key={`${name} ${label}`}>
              {name}, {label}: the offer ended {formatDay(ends)} and is not counted.{' '}
            </Fragment>
          ))}
        </p>
      )}
    </>
  )
}

function DrugPrices({ drug, today }: { drug: MakerDrug; today: string }) {
  const { name, form, approvedForWeight, url, reported } = drug
  const prices = listDosePrices(drug, today)
  // An end date that applies to all prices is stated once.
  const sharedEnd = prices.every(({ ends }) => ends === prices[0]?.ends) ? (prices[0]?.ends ?? null) : null
  return (
    <tbody className="border-b border-ink last:border-b-0">
      <tr className="bg-accent-soft">
        <th scope="rowgroup" colSpan={2} className="px-3 py-2 text-left font-semibold sm:px-5">
          {name}, {FILL[form]}
          {!approvedForWeight && ' (not approved for weight)'}
          <span className="block text-sm font-normal text-muted">
            As reported, {reported}.{sharedEnd && ` Ends ${formatDay(sharedEnd)}.`}{' '}
            <TextLink href={url}>Check there</TextLink>
          </span>
        </th>
      </tr>
      {prices.map(({ doses, price, condition, ends }) => (
        <tr key={`${doses} ${price}`} className="border-t border-line align-top">
          <th scope="row" className="py-2 pr-2 pl-3 text-left font-normal sm:pl-5">
            {doses}
            {(condition || (ends && !sharedEnd)) && (
              <span className="block text-sm text-muted">
                {[condition, ends && !sharedEnd && `ends ${formatDay(ends)}`].filter(Boolean).join('; ')}
              </span>
            )}
          </th>
          <td className="py-2 pr-3 pl-2 text-right font-semibold [overflow-wrap:normal] sm:pr-5">
            {formatDollars(price)}
          </td>
        </tr>
      ))}
    </tbody>
  )
}

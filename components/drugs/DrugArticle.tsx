import { SourceList } from '@/components/guides/SourceList'
import { Island } from '@/components/Island'
import { Breadcrumbs } from '@/components/layout/Breadcrumbs'
import { ByDay } from '@/components/offers/ByDay'
import { OfferPayments } from '@/components/provider/OfferPayments'
import { RuledFold } from '@/components/provider/RuledFold'
import { FeelingIll } from '@/components/safety/FeelingIll'
import { PregnancyRule } from '@/components/safety/PregnancyRule'
import { SafetyBlock } from '@/components/safety/SafetyBlock'
import { NoWrap } from '@/components/ui/NoWrap'
import { TextLink } from '@/components/ui/TextLink'
import type { Day } from '@/lib/base/day'
import { DATA_FILES, drugPath, ROUTES } from '@/lib/base/routes'
import { getDrugs } from '@/lib/content'
import type { Drug } from '@/lib/offers/drugs'
import { findRefillRule } from '@/lib/offers/refill-rule'
import { getDrugLead } from '@/lib/providers/drug-view'
import { DoseFigures } from './DoseFigures'
import { DrugAnswer, findAnswer } from './DrugAnswer'
import styles from './DrugArticle.module.css'
import { DrugFacts } from './DrugFacts'
import { DrugLinks } from './DrugLinks'
import { DrugSellers, SHOWN_OFFERS } from './DrugSellers'
import { DrugUnknown, listOpenPrices } from './DrugUnknown'
import { listOtherCourses, OtherCourses } from './OtherCourses'
import { PriceStripes } from './PriceBar'
import { getDrugDays, numberSources, readDrugOffers, readDrugTexts } from './read-drug-offers'
import { TrialFigure } from './TrialFigure'

/** The page of an ingredient or a brand: the lowest first year to the full dose, the refill clock, each dose, and trials; then sellers. */
export function DrugArticle({ drug }: { drug: Drug }) {
  const offers = readDrugOffers(drug)
  const brands = getDrugs().flatMap(({ brand, ingredient }) =>
    brand && ingredient === drug.ingredient ? brand : [],
  )
  const texts = readDrugTexts(drug, brands)
  const { days, on, maxCents } = getDrugDays(drug, SHOWN_OFFERS)
  // In the order of the page.
  const { cite, listIds } = numberSources()
  const marks = new Map(offers.fromMakers.map(({ maker }) => [maker.id, cite([maker.source])]))
  const trials = texts.trials.map((trial) => ({ ...trial, marks: cite([trial.source]) }))
  const unknown = texts.unknown.map((entry) => ({ ...entry, marks: cite(entry.sources) }))
  const facts = texts.facts.map((fact) => ({ ...fact, marks: cite(fact.sources) }))
  const ids = listIds()
  const readRule = (day: Day) => offers.fromMakers.flatMap(({ maker }) => findRefillRule(maker, day) ?? [])[0]
  return (
    <div className="@container">
      <PriceStripes />
      <article className={styles.page}>
        <div className={styles.head}>
          <Breadcrumbs parents={['home', 'providers']} current={drug.name} path={drugPath(drug.id)} />
          <h1 className="heading-1">
            <NoWrap>{`What ${drug.brand ?? drug.ingredient} costs`}</NoWrap>
          </h1>
          <p className="mt-1.5 text-lead text-muted">
            <NoWrap>{getDrugLead(drug, offers)}</NoWrap>
          </p>
          <FeelingIll className="mt-3" />
        </div>
        <div className={styles.answer}>
          <ByDay days={days} read={(day) => findAnswer(on(day))}>
            {(answer) => <DrugAnswer {...answer} maxCents={maxCents} />}
          </ByDay>
          <SafetyBlock />
          <ByDay days={days} read={readRule}>
            {(rule) =>
              rule && (
                <div className="mt-4">
                  <Island name="RefillClock" props={{ rule }} when="visible" />
                </div>
              )
            }
          </ByDay>
          <PregnancyRule />
        </div>
        <div className={styles.costs}>
          <DoseFigures days={days} on={on} marks={marks} />
          <ByDay days={days} read={(day) => listOtherCourses(drug, on(day))}>
            {(courses) => (
              <div className="mt-9 empty:hidden">
                <OtherCourses drug={drug} {...courses} maxCents={maxCents} />
              </div>
            )}
          </ByDay>
        </div>
        <div className={styles.evidence}>
          <TrialFigure trials={trials} />
        </div>
        <div className={styles.rest}>
          <ByDay days={days} read={(day) => on(day).sellers}>
            {(sellers) => <DrugSellers drug={drug} offers={{ ...offers, sellers }} maxCents={maxCents} />}
          </ByDay>
          <ByDay days={days} read={(day) => listOpenPrices(on(day))}>
            {(prices) => <DrugUnknown prices={prices} unknown={unknown} hasTrials={trials.length > 0} />}
          </ByDay>
          <div className={styles.folds}>
            <ByDay days={days} read={(day) => on(day).lowest}>
              {(lowest) => (
                <div>
                  {lowest && (
                    <RuledFold title="Month by month">
                      <OfferPayments row={lowest} />
                    </RuledFold>
                  )}
                </div>
              )}
            </ByDay>
            <DrugFacts facts={facts} />
          </div>
          {ids.length > 0 && <SourceList ids={ids} />}
          <DrugLinks path={drugPath(drug.id)} />
          <p className="border-t border-line pt-4 text-sm text-muted print:hidden">
            Something wrong here? <TextLink href={ROUTES.contact}>Report an error</TextLink>. Data:{' '}
            <TextLink href={DATA_FILES.json}>JSON</TextLink>.
          </p>
        </div>
      </article>
    </div>
  )
}

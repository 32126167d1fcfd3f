// What the image of each indexed page shows: its title, and a picture of the page's figures. No month of today and no rating,
// because other sites cache copies. A sum is never without "at least" and what it leaves out.

import { readDrugOffers } from '@/components/drugs/read-drug-offers'
import { getListRows } from '@/components/offers/page-plans'
import { formatDay } from '@/lib/base/format'
import { INDEXED_ROUTES, type IndexedRouteName } from '@/lib/base/indexed-routes'
import { getBuildDay } from '@/lib/base/month'
import { drugPath, guidePath, providerPath, ROUTES } from '@/lib/base/routes'
import { getContent, getDrugs, getGuides, getProviders, getRecords } from '@/lib/content'
import { formatMeaning } from '@/lib/guides/text'
import type { Drug } from '@/lib/offers/drugs'
import { getFirstPlan } from '@/lib/offers/from-content'
import { toRow } from '@/lib/offers/row'
import { formatCardLine } from '@/lib/offers/words/offers'
import { LEAVING_QUESTIONS } from '@/lib/providers/leaving'
import { FACT_KEYS } from '@/lib/schemas/fact-words'
import type { ProviderRecord } from '@/lib/schemas/providers'
import { getPageTitle, socialImagePath } from '@/lib/seo/metadata'
import { TextRows } from './FigurePictures'
import { GuidePicture } from './GuidePicture'
import { ProjectionPicture } from './ProjectionPicture'
import type { SocialCard } from './SocialImage'
import { CostPicture, RecordPicture } from './SumPictures'

/** The card of every indexed page by the path of its image. A picture reads its figures only when it is drawn. */
export function getSocialCards(): Map<string, SocialCard> {
  const { pages } = getContent().pages
  const pictures: Partial<Record<IndexedRouteName, SocialCard['picture']>> = {
    home: <SumsOfRanked />,
    rankings: <SumsOfRanked />,
    providers: <SumsOfRanked />,
    quiz: <SumsOfRanked />,
    blog: <GuideFigures />,
    calculator: <ProjectionPicture />,
    howWeRank: <Method />,
    about: <Method />,
    corrections: <Corrections />,
    questions: <Questions />,
    leaving: <LeavingQuestions />,
  }
  const cards: (SocialCard & { path: string })[] = [
    ...INDEXED_ROUTES.map((name) => ({ ...pages[name], path: ROUTES[name], picture: pictures[name] })),
    ...getRecords().map((record) => ({
      path: providerPath(record.id),
      title: record.closedOn ? `${record.name} has closed` : `${record.name}: what a first year costs`,
      badge: 'Seller',
      description: record.closedOn ? 'What to do if you have paid.' : 'We don’t know the price.',
      picture: !record.closedOn && record.offers[0]?.price && <RecordSum record={record} />,
    })),
    ...getDrugs().map((drug) => ({
      path: drugPath(drug.id),
      title: `What ${drug.brand ?? drug.ingredient} costs at full dose`,
      badge: 'Drug',
      description: 'We don’t know the price at the full dose.',
      picture: readDrugOffers(drug).lowest && <DrugSum drug={drug} />,
    })),
    ...getGuides().map(({ slug, body, ...guide }) => ({
      ...guide,
      path: guidePath(slug),
      picture: body.drawing && <GuidePicture {...body.drawing} />,
    })),
    ...getContent().legal.map((page) => ({ ...page, path: `/${page.slug}` })),
  ]
  return new Map(cards.map(({ path, ...card }) => [socialImagePath(path), card]))
}

function RecordSum({ record }: { record: ProviderRecord }) {
  const row = toRow(getFirstPlan(record, getBuildDay(), getContent()['maker-prices']))
  return <RecordPicture row={row} strip={[formatCardLine(row), '']} />
}

function DrugSum({ drug }: { drug: Drug }) {
  const { lowest: row } = readDrugOffers(drug)
  if (!row) return null
  const strip = [row.name, row.offerName].filter(Boolean).join(', ')
  return <RecordPicture row={row} strip={[strip, row.reported ? `As reported, ${row.reported}` : '']} />
}

const SumsOfRanked = () => <CostPicture {...getListRows('rankings')} />

const GuideFigures = () => (
  <TextRows
    strip={['One figure from each guide', 'With its source']}
    rows={getGuides().flatMap(({ figure }) =>
      figure ? [{ label: formatMeaning(figure), value: figure.value }] : [],
    )}
  />
)

const Method = () => (
  <TextRows
    strip={['How we compare', '']}
    rows={[
      { label: 'Facts that we look for', value: String(FACT_KEYS.length) },
      { label: 'Ranked providers', value: String(getProviders().length) },
      { label: 'Sellers with a page', value: String(getRecords().length) },
      {
        label: 'Approved drugs beside them, unranked',
        value: String(getContent()['maker-prices'].drugs.length),
      },
    ]}
  />
)

/** The pages that were wrong last. Not what they stated, which would spread it. */
function Corrections() {
  const { corrections } = getContent().corrections
  return (
    <TextRows
      strip={['What we got wrong', `${corrections.length} listed`]}
      rows={corrections.map(({ page, date }) => ({ label: getPageTitle(page), value: formatDay(date) }))}
    />
  )
}

const LeavingQuestions = () => (
  <TextRows
    strip={['A letter to copy, and what to ask first', '']}
    rows={LEAVING_QUESTIONS.map(({ question }, index) => ({ label: question, value: String(index + 1) }))}
  />
)

const Questions = () => (
  <TextRows
    strip={['Short answers, and the words to ask a seller', '']}
    rows={getContent().questions.groups.flatMap(({ title, items }) =>
      items.slice(0, 1).map(({ question }) => ({ label: question, value: title })),
    )}
  />
)

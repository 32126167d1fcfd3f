// The components that MDX files may use without importing them. Their props are defined in lib/guides/props.ts, and the
// content check validates every use.
import type { MDXComponents } from 'mdx/types'
import type { ComponentProps, PropsWithChildren, ReactNode } from 'react'
import { Callout } from '@/components/guides/Callout'
import { Cite } from '@/components/guides/Cite'
import { inFigure } from '@/components/guides/Figure'
import { FigureTable } from '@/components/guides/FigureTable'
import { AnswerRows } from '@/components/guides/figures/AnswerRows'
import { Bars } from '@/components/guides/figures/Bars'
import { Choices } from '@/components/guides/figures/Choices'
import { DateLanes } from '@/components/guides/figures/DateLanes'
import { DoseStairs } from '@/components/guides/figures/DoseStairs'
import { Dumbbells } from '@/components/guides/figures/Dumbbells'
import { Folded } from '@/components/guides/figures/Folded'
import { PeopleFigure } from '@/components/guides/figures/PeopleFigure'
import { PriceColumns } from '@/components/guides/figures/PriceColumns'
import { Timeline } from '@/components/guides/figures/Timeline'
import { WeightCurve } from '@/components/guides/figures/WeightCurve'
import { MakerPriceList } from '@/components/guides/MakerPriceList'
import { Sentence } from '@/components/legal/Sentence'
import { LowSugar } from '@/components/safety/LowSugar'
import { PregnancyRule } from '@/components/safety/PregnancyRule'
import { SafetyCard } from '@/components/safety/SafetyCard'
import { SignBox } from '@/components/safety/SignBox'
import { TooMuch } from '@/components/safety/TooMuch'
import { Units } from '@/components/safety/Units'
import { Urgent } from '@/components/safety/Urgent'
import { WhoShouldNot } from '@/components/safety/WhoShouldNot'
import { NoWrap } from '@/components/ui/NoWrap'
import { TextLink } from '@/components/ui/TextLink'
import type { ComponentName } from '@/lib/guides/props'

const PeopleInFigure = inFigure(PeopleFigure)

/** All drawings of people are of 100, and the captions say so. */
const People = ({ caption, ...props }: ComponentProps<typeof PeopleInFigure>) => (
  <PeopleInFigure {...props} caption={`${caption}, out of 100 people`} />
)

const guideComponents = {
  AnswerRows: inFigure(AnswerRows),
  Bars: inFigure(Bars),
  Choices: inFigure(Choices),
  DateLanes: inFigure(DateLanes),
  DoseStairs: inFigure(DoseStairs),
  Dumbbells: inFigure(Dumbbells),
  Folded,
  PriceColumns: inFigure(PriceColumns),
  SideBySide: ({ children }: PropsWithChildren) => (
    <div className="grid max-w-figure gap-x-8 md:grid-cols-2">{children}</div>
  ),
  WeightCurve: inFigure(WeightCurve),
  Callout,
  Cite,
  FigureTable,
  LowSugar,
  MakerPrices: MakerPriceList,
  People,
  PregnancyRule,
  SafetyCard,
  Sentence,
  SignBox,
  Timeline: inFigure(Timeline),
  TooMuch,
  Units,
  Urgent,
  WhoShouldNot,
} satisfies Record<Exclude<ComponentName, 'Until' | 'From'>, unknown> // lib/guides/remark-plugin.mjs removes these two

const keepTerms = (children: ReactNode) =>
  typeof children === 'string' ? <NoWrap>{children}</NoWrap> : children

const components: MDXComponents = {
  a: TextLink,
  // Reader views delete a heading whose id has a word like "contact", unless a class has one like "text".
  h2: ({ children, id }) => (
    <h2 id={id} className="text-balance">
      {keepTerms(children)}
    </h2>
  ),
  h3: ({ children, id }) => (
    <h3 id={id} className="text-balance">
      {keepTerms(children)}
    </h3>
  ),
  // biome-ignore lint/performance/noImgElement: a static export has no image server; a page does not wait for it
  img: ({ alt, ...attributes }) => <img {...attributes} alt={alt} loading="lazy" />,
  ...guideComponents,
}

export const useMDXComponents = (): MDXComponents => components

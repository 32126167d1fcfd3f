// The components that MDX files may use without importing them. Their props are defined in lib/guides/props.ts, and the
// content check validates every use.
import type { MDXComponents } from 'mdx/types'
import { Answer } from '@/components/guides/Answer'
import { Callout } from '@/components/guides/Callout'
import { Cite } from '@/components/guides/Cite'
import { DoseLadder } from '@/components/guides/DoseLadder'
import { Estimates } from '@/components/guides/Estimates'
import { FigureTable } from '@/components/guides/FigureTable'
import { FirstYear } from '@/components/guides/FirstYear'
import { MakerPrices } from '@/components/guides/MakerPrices'
import { People } from '@/components/guides/People'
import { SafetyCard } from '@/components/guides/SafetyCard'
import { Timeline } from '@/components/guides/Timeline'
import { WhoShouldNot } from '@/components/guides/WhoShouldNot'
import { DisclosureSentence } from '@/components/legal/DisclosureSentence'
import { TextLink } from '@/components/ui/TextLink'
import type { ComponentName } from '@/lib/guides/props'

const guideComponents = {
  Answer,
  Callout,
  Cite,
  DisclosureSentence,
  DoseLadder,
  Estimates,
  FigureTable,
  FirstYear,
  MakerPrices,
  People,
  SafetyCard,
  Timeline,
  WhoShouldNot,
} satisfies Record<ComponentName, unknown>

const components: MDXComponents = { a: TextLink, ...guideComponents }

export function useMDXComponents(): MDXComponents {
  return components
}

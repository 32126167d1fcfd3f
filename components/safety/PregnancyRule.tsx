import { CiteMarks, readMarks } from '@/components/guides/Cite'
import { getContent } from '@/lib/content'
import type { FigureProps } from '@/lib/guides/props'

/** Pregnancy and birth control in full words, the same on every page, from content/safety.json. In a guide, with its sources. */
export const PregnancyRule = ({ marks }: Partial<FigureProps<'PregnancyRule'>>) => (
  <p className="my-4 max-w-figure text-sm/snug">
    <strong>Pregnancy.</strong> {getContent().safety.pregnancyRule}
    {marks && <CiteMarks marks={readMarks(marks)} />}
  </p>
)

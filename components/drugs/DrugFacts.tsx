import { CiteMarks } from '@/components/guides/Cite'
import { RuledFold } from '@/components/provider/RuledFold'
import type { Mark } from '@/lib/guides/props'
import type { DrugTexts } from '@/lib/schemas/drugs'

type Props = { facts: readonly (DrugTexts['facts'][number] & { marks: Mark[] })[] }

/** What the drug is approved for, and how people take it: a line each, which opens. */
export const DrugFacts = ({ facts }: Props) =>
  facts.map(({ label, text, marks }) => (
    <RuledFold key={label} title={label}>
      <p className="max-w-reading pb-3 text-sm/snug">
        {text}
        <CiteMarks marks={marks} />
      </p>
    </RuledFold>
  ))

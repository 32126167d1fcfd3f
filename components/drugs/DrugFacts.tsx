import { CiteMarks } from '@/components/guides/Cite'
import type { Mark } from '@/lib/guides/props'
import type { DrugTexts } from '@/lib/schemas/drugs'

type Props = { facts: readonly (DrugTexts['facts'][number] & { marks: Mark[] })[] }

/** What the drug is approved for, and how people take it. */
export const DrugFacts = ({ facts }: Props) =>
  facts.length > 0 && (
    <section aria-labelledby="about">
      <h2 id="about" className="mb-2 heading-3">
        What to know
      </h2>
      <dl className="border-t-2 border-frame">
        {facts.map(({ label, text, marks }) => (
          <div
            key={label}
            className="grid gap-x-4 border-b border-line py-2 md:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <dt className="text-muted">{label}</dt>
            <dd>
              {text}
              <CiteMarks marks={marks} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )

import { formatOpenness, type Openness } from '@/lib/providers/fact-values'

type Props = { openness: Openness; aside?: string | null }

/** How many facts a provider states, as a sentence with a bar. */
export function OpennessMeter({ openness, aside }: Props) {
  const { stated, total } = openness
  return (
    <div>
      <p className="mb-1.5 flex flex-wrap justify-between gap-x-4 text-sm">
        <strong>{formatOpenness(openness)}</strong>
        {aside && <span className="text-muted">{aside}</span>}
      </p>
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-pill bg-line [print-color-adjust:exact]">
        <svg
          width={`${Math.round((stated / total) * 100)}%`}
          height="8"
          className="bg-accent forced-colors:bg-[CanvasText]"
        />
      </div>
    </div>
  )
}

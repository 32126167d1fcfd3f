import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Panel } from '@/components/ui/Panel'
import { progressAfter, statusAfter, type Testimonial, TIMES_MS } from '@/lib/quiz/loader'
import type { QuizTexts } from '@/lib/schemas/page-texts'

type Props = {
  texts: QuizTexts['loader']
  testimonials: readonly Testimonial[]
  onDone: () => void
  onCancel: () => void
}

/** Shows progress for a fixed time, then calls `onDone`. A link that leaves the page cancels it. */
export function QuizLoader({ texts, testimonials, onDone, onCancel }: Props) {
  const progress = progressAfter(useTicks(TIMES_MS.progress))
  const status = statusAfter(useTicks(TIMES_MS.status))
  const shown = useTicks(TIMES_MS.testimonial) % testimonials.length
  const done = useEffectEvent(onDone)
  const cancel = useEffectEvent(onCancel)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.focus()
    const timer = setTimeout(() => done(), TIMES_MS.total)
    // On a slow connection, the next page may load long after the click that leaves this one.
    const cancelOnLeaving = (event: MouseEvent) => isLeavingClick(event) && cancel()
    addEventListener('click', cancelOnLeaving)
    return () => {
      clearTimeout(timer)
      removeEventListener('click', cancelOnLeaving)
    }
  }, [])

  return (
    <div className="mx-auto max-w-[36rem] py-6">
      <h1 ref={heading} tabIndex={-1} className="mb-6 heading-2 outline-none">
        {texts.heading}
      </h1>
      <Panel title={texts.title}>
        <div className="p-5 md:py-7">
          <progress
            aria-label="Progress"
            value={progress}
            max={100}
            className="mb-4 block h-2.5 w-full appearance-none overflow-hidden rounded-pill border border-transparent bg-accent-soft motion-reduce:hidden [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-accent-soft [&::-webkit-progress-value]:bg-accent"
          />
          <p className="mb-1 text-sm text-muted">{`${progress}% Complete`}</p>
          <p role="status" className="font-semibold">
            {status}
          </p>
          <p className="text-sm text-muted">{texts.note}</p>
          {/* All in one place, so that the card is as tall as the longest and never changes. */}
          <div className="mt-6 grid border-t border-line pt-5 *:[grid-area:1/1]">
            {testimonials.map(({ text, isIllustrative }, index) => (
              <figure key={text} className={index === shown ? '' : 'invisible'}>
                <figcaption className="mb-1 text-xs font-semibold uppercase tracking-[0.1em] text-muted">
                  {isIllustrative ? 'Illustrative example' : 'Shown with consent'}
                </figcaption>
                <p className="font-serif text-h3">{text}</p>
              </figure>
            ))}
          </div>
        </div>
      </Panel>
    </div>
  )
}

/** Whether a click follows a link that replaces this page. */
function isLeavingClick(event: MouseEvent): boolean {
  if (event.button !== 0) return false
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return false
  return link.protocol.startsWith('http') && !link.getAttribute('href')?.startsWith('#')
}

/** How many intervals have passed since the component was mounted. */
function useTicks(intervalMs: number): number {
  const [ticks, setTicks] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTicks((count) => count + 1), intervalMs)
    return () => clearInterval(timer)
  }, [intervalMs])
  return ticks
}

'use client'
// A client component because it counts time.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Label } from '@/components/ui/Label'
import {
  PROGRESS_INTERVAL_MS,
  progressAfter,
  REDIRECT_DELAY_MS,
  rotate,
  STATUS_INTERVAL_MS,
  statusAfter,
  TESTIMONIAL_INTERVAL_MS,
  type Testimonial,
} from '@/lib/quiz/loader'

type Props = { testimonials: readonly Testimonial[]; onDone: () => void }

/** Three seconds of progress, then on to the results. Taking it off the page stops every timer. */
export function QuizLoader({ testimonials, onDone }: Props) {
  const progress = progressAfter(useTicks(PROGRESS_INTERVAL_MS))
  const status = statusAfter(useTicks(STATUS_INTERVAL_MS))
  const testimonial = rotate(testimonials, useTicks(TESTIMONIAL_INTERVAL_MS))
  const done = useEffectEvent(onDone)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.focus()
    const timer = setTimeout(() => done(), REDIRECT_DELAY_MS)
    // Leaving begins with a click or a step back, long before the next page is there on a slow line.
    const stop = (event: Event) => {
      if (event.type === 'popstate' || isLeavingClick(event)) clearTimeout(timer)
    }
    addEventListener('click', stop)
    addEventListener('popstate', stop)
    return () => {
      clearTimeout(timer)
      removeEventListener('click', stop)
      removeEventListener('popstate', stop)
    }
  }, [])

  return (
    <div className="mx-auto max-w-[36rem] py-6">
      <h1 ref={heading} tabIndex={-1} className="mb-6 font-serif text-h2 font-bold outline-none">
        Looking for your cheapest option
      </h1>
      <Label title="Your results">
        <div className="p-5 md:p-7">
          <progress
            aria-label="Progress"
            value={progress}
            max={100}
            className="mb-4 block h-2.5 w-full appearance-none overflow-hidden rounded-pill border border-transparent bg-mint motion-reduce:hidden [&::-moz-progress-bar]:bg-pine [&::-webkit-progress-bar]:bg-mint [&::-webkit-progress-value]:bg-pine"
          />
          <p className="mb-1 text-sm text-muted">{progress}% Complete</p>
          <p role="status" className="font-semibold">
            {status}
          </p>
          <figure className="mt-6 border-t border-line pt-5">
            <figcaption className="mb-1 text-xs font-semibold uppercase tracking-[0.09em] text-muted">
              {testimonial?.isIllustrative ? 'Illustrative example' : 'Shown with consent'}
            </figcaption>
            <blockquote className="min-h-26 font-serif text-h3">“{testimonial?.text}”</blockquote>
          </figure>
        </div>
      </Label>
    </div>
  )
}

/** A plain click on a link that replaces this page. */
function isLeavingClick(event: Event): boolean {
  if (!(event instanceof MouseEvent) || event.button !== 0) return false
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return Boolean(link?.href) && link?.target !== '_blank' && !link?.getAttribute('href')?.startsWith('#')
}

/** How often an interval has passed since the component appeared. */
function useTicks(intervalMs: number): number {
  const [ticks, setTicks] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTicks((count) => count + 1), intervalMs)
    return () => clearInterval(timer)
  }, [intervalMs])
  return ticks
}

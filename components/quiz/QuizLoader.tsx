import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { progressAfter, statusAfter, type Testimonial, TIMES_MS } from '@/lib/quiz/loader'
import type { QuizTexts } from '@/lib/schemas/page-texts'
import styles from './QuizLoader.module.css'

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
    <div className={styles.loader}>
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {texts.heading}
      </h2>
      <p className="mb-4 heading-2">{`${progress}% Complete`}</p>
      <progress aria-label="Progress" value={progress} max={100} className={styles.progress} />
      <p role="status" className="mt-4">
        {status}
      </p>
      {/* All in one place, so that the figure is as tall as the longest and never changes. */}
      <div className="mt-10 grid border-t-2 border-frame pt-4 *:[grid-area:1/1]">
        {testimonials.map(({ text, isIllustrative }, index) => (
          <figure key={text} className={index === shown ? '' : 'invisible'}>
            <figcaption className="text-xs text-muted">
              {isIllustrative ? 'Illustrative example' : 'Shown with consent'}
            </figcaption>
            <p className="heading-3">{text}</p>
          </figure>
        ))}
      </div>
      <p aria-hidden="true" className={styles.dots}>
        {testimonials.map(({ text }, index) => (
          <span key={text} className={index === shown ? styles.shown : undefined} />
        ))}
      </p>
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

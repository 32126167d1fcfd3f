import { Fragment, type ReactNode } from 'react'
import { WithCalls } from '@/components/ui/WithCalls'
import { getContent } from '@/lib/content'

const LIST = 'mb-0.5! flex list-disc flex-wrap gap-x-7 pl-4.5! [&>li]:mb-0!'
/** One sign after the other, with dots between, so that a phone shows all of them at once. */
const DENSE =
  "mb-0! pl-0! [&>li]:mb-0! [&>li]:inline [&>li+li]:before:text-danger [&>li+li]:before:content-['_•_']"

/**
 * The signs that need help, each at its step, most urgent first, and what to do if nobody answers: from content/safety.json.
 * `isDense`: as few lines as possible. `children`: what is before the step that can wait until the prescriber answers.
 */
export function HelpSteps({ isDense, children }: { isDense?: boolean; children?: ReactNode }) {
  const { steps, noAnswer } = getContent().safety.signs
  return steps.map(({ id, title, signs, after }, index) => {
    const isEmergency = index < steps.length - 1
    return (
      <Fragment key={id}>
        {!isEmergency && children}
        <div
          data-step={id}
          className={`border-t border-line px-3 ${isDense ? 'py-1' : 'py-1.5'} md:px-inset ${isEmergency ? 'bg-danger-soft' : ''}`}
        >
          <p className={`mb-0! font-bold ${isEmergency ? 'text-danger' : ''}`}>
            <WithCalls text={title} />
          </p>
          <ul className={isDense ? DENSE : LIST}>
            {signs.map((sign) => (
              <li key={sign}>{`${sign} `}</li>
            ))}
          </ul>
          <p className="mb-0!">
            {!isEmergency && (
              <>
                <strong>{noAnswer.lead}</strong> {noAnswer.text}{' '}
              </>
            )}
            <WithCalls text={after} />
          </p>
        </div>
      </Fragment>
    )
  })
}

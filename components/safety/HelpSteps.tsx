import { Fragment } from 'react'
import { CiteMarks, readMarks } from '@/components/guides/Cite'
import { TextLink } from '@/components/ui/TextLink'
import { WithCalls } from '@/components/ui/WithCalls'
import { getContent } from '@/lib/content'

const LIST = 'mb-0.5! flex list-disc flex-wrap gap-x-7 pl-4.5! [&>li]:mb-0!'
/** One sign after the other, with dots between, so that a phone shows all of them at once. */
const DENSE =
  "mb-0! pl-0! [&>li]:mb-0! [&>li]:inline [&>li+li]:before:text-danger [&>li+li]:before:content-['_•_']"

type Props = {
  /** As few lines as possible. */
  isDense?: boolean
  /** The sources, after the last sentence, so that nothing interrupts one. */
  marks?: string
  /** Where the page has the rest of what to do after too much. */
  tooMuchHref?: string
}

/**
 * The signs that need help, each at its step, most urgent first, and what to do if nobody answers: from content/safety.json.
 * Too much taken is before the step that can wait until the prescriber answers.
 * Below the steps, because they are no signs of them: what to do meanwhile, the crisis line, and what to do in a pregnancy.
 */
export function HelpSteps({ isDense, marks, tooMuchHref }: Props) {
  const { signs: texts, tooMuch } = getContent().safety
  const { steps, noAnswer, meanwhile, crisis, mayBePregnant } = texts
  const padding = `border-t border-line px-3 ${isDense ? 'py-1' : 'py-1.5'} md:px-inset`
  return (
    <>
      {steps.map(({ id, title, signs, after }, index) => {
        const isEmergency = index < steps.length - 1
        return (
          <Fragment key={id}>
            {!isEmergency && (
              <p className={`mb-0! ${padding}`}>
                <strong>Took too much, or a second dose?</strong> <WithCalls text={tooMuch.lead} />{' '}
                {tooMuchHref && <TextLink href={tooMuchHref}>What to have ready</TextLink>}
              </p>
            )}
            <div data-step={id} className={`${padding} ${isEmergency ? 'bg-danger-soft' : ''}`}>
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
      })}
      <div className={`${padding} [&>p]:mb-0!`}>
        <p>
          <strong>{meanwhile.lead}</strong> {meanwhile.text}
        </p>
        <p>
          <strong>{crisis.lead}</strong> <WithCalls text={crisis.text} />
        </p>
        <p>
          <strong>{mayBePregnant.lead}</strong> {mayBePregnant.text}
          {marks && <CiteMarks marks={readMarks(marks)} />}
        </p>
      </div>
    </>
  )
}

import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { CHEVRON } from '@/components/ui/Summary'
import { FEELING_ILL_HREF } from '@/lib/base/page-anchors'
import { HelpSteps } from './HelpSteps'
import { TooMuch } from './TooMuch'

/** One line, "Feeling ill now?", that opens to every sign at its step and to what to do after too much. Server only. */
export const FeelingIll = ({ className = 'my-4' }: { className?: string }) => (
  <details className={`max-w-figure rounded-md border border-danger bg-card text-sm/[1.35] ${className}`}>
    <summary
      className={`${CHEVRON} flex min-h-11 cursor-pointer list-none items-center justify-between px-3 font-semibold text-danger md:px-inset`}
    >
      Feeling ill now, or took too much?
    </summary>
    <HelpSteps />
    <div className="border-t border-line px-3 pt-3 md:px-inset">
      <TooMuch />
      <p className="pb-1">
        <StandaloneLink href={FEELING_ILL_HREF}>What to do now, with the sources</StandaloneLink>
      </p>
    </div>
  </details>
)

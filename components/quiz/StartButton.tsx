import type { KeyboardEvent, MouseEvent } from 'react'
import { ButtonLink } from '@/components/ui/ButtonLink'

type Props = { formId: string; onStart: () => void }

/** Shows the form. A link, so that it works before the script has loaded: the form becomes the :target, which is shown. */
export function StartButton({ formId, onStart }: Props) {
  const start = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    onStart()
  }
  return (
    <ButtonLink
      href={`#${formId}`}
      role="button"
      onClick={start}
      onKeyDown={(event) => event.key === ' ' && start(event)}
      className="mt-5 group-has-[:target]:hidden md:mt-8 noscript:hidden"
    >
      Start Now — Find Your Cheapest Option
    </ButtonLink>
  )
}

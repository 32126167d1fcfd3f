import type { KeyboardEvent, MouseEvent } from 'react'
import { BUTTON_CLASSES } from '@/components/ui/ButtonLink'

type Props = { formId: string; onStart: () => void }

/** Shows the form. A link, so that it works before the script has loaded: the form becomes the :target, which is shown. */
export function StartButton({ formId, onStart }: Props) {
  const start = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    onStart()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button could do nothing before the script has loaded
    <a
      href={`#${formId}`}
      role="button"
      onClick={start}
      onKeyDown={(event) => event.key === ' ' && start(event)}
      className={`${BUTTON_CLASSES} mt-5 bg-accent text-lead text-on-accent md:mt-8 group-has-[:target]:hidden hover:bg-accent-hover noscript:hidden`}
    >
      Start Now — Find Your Cheapest Option
    </a>
  )
}

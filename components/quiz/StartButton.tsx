import type { KeyboardEvent, MouseEvent } from 'react'

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
      className="button button-solid mt-5 group-has-[:target]:hidden md:mt-8 noscript:hidden"
    >
      Start Now — Find Your Cheapest Option
    </a>
  )
}

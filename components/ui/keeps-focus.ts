import type { MouseEvent } from 'react'

const CONTROLS = 'button, summary, label, input, select'

/**
 * The attributes of a region that takes the focus when the control that was pressed in it disappears: the keyboard keeps its
 * place. A link to a place on the page leaves the focus nowhere, too, so that Tab goes on there.
 */
export const KEEPS_FOCUS = {
  tabIndex: -1,
  onClick: ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const pressed = target instanceof Element && target.closest(CONTROLS)
    setTimeout(() => {
      const isGone = pressed && !pressed.isConnected
      if (isGone && document.activeElement === document.body) currentTarget.focus({ preventScroll: true })
    })
  },
}

import type { MouseEvent } from 'react'

/** The attributes of a region that takes the focus when a button in it disappears with it: the keyboard keeps its place. */
export const KEEPS_FOCUS = {
  tabIndex: -1,
  onClick: ({ currentTarget }: MouseEvent<HTMLElement>) =>
    setTimeout(
      () => document.activeElement === document.body && currentTarget.focus({ preventScroll: true }),
    ),
}

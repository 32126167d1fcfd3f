/** A ref for an element that appears after a click, perhaps below the window. The focus stays where it is. */
export const reveal = (element: HTMLElement | null) => {
  element?.scrollIntoView({ block: 'nearest' })
}

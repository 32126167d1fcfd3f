// The browser's entry to every island. lib/publish/bundle-islands.mjs bundles it with the islands of a page.
import { type ComponentType, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepTyped } from './keep-typed'

/**
 * Hydrates every island on the page. `components` maps the names in the HTML to components.
 * The props of an island are the JSON in the element before it, or in `largeProps` where publishing has moved them.
 */
export function hydrateIslands(
  components: Record<string, ComponentType<never>>,
  largeProps: Record<string, object>,
) {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = root.dataset.island ?? ''
    const Component = components[name] as ComponentType<object> | undefined
    if (!Component) continue
    const data = root.previousElementSibling
    const props =
      data?.matches('script[type="application/json"]') === true
        ? (JSON.parse(data.textContent ?? '{}') as object)
        : largeProps[name]
    const restoreTyped = keepTyped(root)
    const nodes = [...root.childNodes]
    hydrateRoot(
      root,
      <StrictMode>
        <Component {...props} />
      </StrictMode>,
      {
        onRecoverableError: (error) => {
          restoreTyped()
          reportError(error)
        },
        // React empties an island that fails. As the page came, it can still be read, and its form be sent.
        onUncaughtError: (error) => {
          root.replaceChildren(...nodes)
          reportError(error)
        },
      },
    )
  }
}

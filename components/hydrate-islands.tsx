// The entry point in the browser. lib/publish/bundle-islands.ts bundles it with the islands of a page.
import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepTranslatable } from './keep-translatable'
import { markHydrated } from './ui/useHydrated'

/**
 * Hydrates every island on the page. `components` maps the names in the HTML to components. An island's props are the
 * JSON in the element before it, or in `largeProps` if publishing moved them there. Pages with a form pass `keepTyped`.
 */
export function hydrateIslands(
  components: Record<string, ComponentType<never>>,
  largeProps: Record<string, object>,
  keepTyped?: typeof import('./keep-typed').keepTyped,
) {
  // The script is async, and may arrive before the whole page.
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', () => hydrateIslands(components, largeProps, keepTyped))
    return
  }
  const roots = document.querySelectorAll<HTMLElement>('[data-island]')
  let left = roots.length
  const onHydrated = () => {
    left -= 1
    if (left === 0) markHydrated()
  }
  for (const root of roots) {
    const name = root.dataset.island ?? ''
    const Component = components[name] as ComponentType<object>
    const props = largeProps[name] ?? (JSON.parse(root.previousElementSibling?.textContent ?? '{}') as object)
    const restoreTyped = keepTyped?.(root)
    const nodes = [...root.childNodes]
    keepTranslatable(root)
    // In slices, so that a slow phone can respond in between.
    startTransition(() => {
      const island = (
        <Hydration onHydrated={onHydrated}>
          <Component {...props} />
        </Hydration>
      )
      hydrateRoot(root, island, {
        onRecoverableError: (error) => {
          restoreTyped?.()
          reportError(error)
        },
        // React empties an island that fails. The original HTML can still be read, and its form submitted.
        onUncaughtError: (error) => {
          root.replaceChildren(...nodes)
          reportError(error)
        },
      })
    })
  }
}

type HydrationProps = { onHydrated: () => void; children: ReactNode }

function Hydration({ onHydrated, children }: HydrationProps) {
  useEffect(onHydrated, [onHydrated])
  return children
}

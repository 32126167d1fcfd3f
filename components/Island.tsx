// Places an interactive component on a page. Next renders it at build time; hydrate-islands.tsx makes it interactive.
import { isDeepStrictEqual } from 'node:util'
import type { ComponentType } from 'react'
import { InlineScript } from '@/components/ui/InlineScript'
import * as islands from './islands'

export type IslandName = keyof typeof islands

type Props<Name extends IslandName> = {
  name: Name
  props: Parameters<(typeof islands)[Name]>[0]
  /** When its script loads, if nothing on the page loads it earlier. Visible: once it is at most half a screen away. */
  when?: 'now' | 'visible' | 'idle'
}

/** Throws if the props are not plain JSON, because the browser reads them from the page. */
export function Island<Name extends IslandName>({ name, props, when = 'now' }: Props<Name>) {
  const json = JSON.stringify(props)
  if (!isDeepStrictEqual(JSON.parse(json), props)) {
    throw new Error(
      `<Island name="${name}">: expected props that survive JSON, got ${json}. Pass data, not functions or elements.`,
    )
  }
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: runs on the server; the browser gets only the islands of its page
  const Component = islands[name] as ComponentType<object>
  return (
    <>
      <InlineScript type="application/json" code={json} />
      <div data-island={name} data-when={when === 'now' ? undefined : when}>
        <Component {...props} />
      </div>
    </>
  )
}

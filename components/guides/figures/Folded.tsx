import type { ReactNode } from 'react'
import { CHEVRON } from '@/components/ui/Summary'
import type { PropsOf } from '@/lib/guides/props'

/** Text or a table that unfolds, such as the figures of a drawing. Open in print. */
export const Folded = ({ title, children }: PropsOf<'Folded'> & { children: ReactNode }) => (
  <details className="mb-4 max-w-figure border-y border-line [details+&]:-mt-4 [details+&]:border-t-0">
    <summary
      className={`flex min-h-11 cursor-pointer items-center justify-between py-2 text-sm/[1.4] ${CHEVRON}`}
    >
      {title}
    </summary>
    <div className="pt-2 [&>:last-child]:mb-4">{children}</div>
  </details>
)

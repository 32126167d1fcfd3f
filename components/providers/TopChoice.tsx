import { StarsIcon } from '@/components/ui/icons'
import { Pill } from '@/components/ui/Pill'
import { getContent } from '@/lib/content'

const DEFAULT_BADGE = "Expert's Choice"

/** The badge of the top choice on the edge of its card, or with large text under its name, and what it is worth. */
export function TopChoice({ badge }: { badge: string | null }) {
  return (
    <>
      <p className="-top-3.5 left-inset @min-[15rem]:absolute">
        <Pill tone="highlight">
          <StarsIcon count={1} className="size-3" />
          {badge ?? DEFAULT_BADGE}
        </Pill>
      </p>
      <p className="max-md:inline">{`${getContent().site.qualifiers.experts} `}</p>
    </>
  )
}

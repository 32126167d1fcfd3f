import { DayText } from '@/components/ui/DayText'
import { TextLink } from '@/components/ui/TextLink'
import { formatDay } from '@/lib/base/format'
import { ROUTES } from '@/lib/base/routes'
import type { Guide } from '@/lib/content'

/** Who reviewed and wrote a guide, and when: with its sources, and nowhere else. */
export const Origin = ({ reviewer, author, published, modified }: Guide) => (
  <>
    {reviewer
      ? `Clinically reviewed by ${reviewer.name} on ${formatDay(reviewer.date)}. `
      : 'Not clinically reviewed. '}
    Written by {author}, published here <DayText day={published} />
    {modified && ', changed '}
    {modified && <DayText day={modified} />}. <TextLink href={ROUTES.contact}>Report an error</TextLink>
  </>
)

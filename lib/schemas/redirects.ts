// Old addresses of this site and where they lead now. (/click is not here: it follows from the providers.)
import { z } from 'zod'
import { oldPath, siteLink, text } from './fields'

const redirect = z.strictObject({
  from: oldPath().describe('The old path, for example "/top-providers". No page may exist at it.'),
  to: siteLink().describe('The page that replaces it; it may include a section, like "/bestofmonth#cost".'),
  reason: text('the reason').describe('Why the old address must keep working.'),
})

export const redirectsSchema = z
  .strictObject({ redirects: z.array(redirect).describe('One entry per old address.') })
  .describe('Old addresses on this site that lead to a page.')

export type Redirect = z.infer<typeof redirect>

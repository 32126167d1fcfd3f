// The links of the header and the footer.
import { z } from 'zod'
import { link, schemaPointer, sitePath, text } from './fields'

const linkOrPlaceholder = z.strictObject({
  label: text('the words of a link'),
  href: sitePath()
    .nullable()
    .describe('A path on this site, or null for a placeholder that leads nowhere yet.'),
})

export const navigationSchema = z
  .strictObject({
    ...schemaPointer,
    header: z.array(link()).min(1).describe('The links of the header on wide screens.'),
    mobile: link().describe('The one link of the header on a phone.'),
    footer: z.strictObject({
      about: z.strictObject({ title: text('a heading'), items: z.array(text()).min(1) }),
      resources: z.strictObject({ title: text('a heading'), links: z.array(linkOrPlaceholder).min(1) }),
      legal: z.strictObject({ title: text('a heading'), links: z.array(link()).min(1) }),
      certifierLabel: text().describe('The words of the link to the certifier.'),
    }),
  })
  .describe('The links of the header and the footer.')

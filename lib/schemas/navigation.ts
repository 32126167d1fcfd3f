// The links of the header and the footer.
import { z } from 'zod'
import { link, sitePath, someOf, text } from './fields'

const linkOrPlaceholder = z.strictObject({
  label: text('the text of a link'),
  href: sitePath()
    .nullable()
    .describe('A path on this site, or null for a placeholder that leads nowhere yet.'),
})

export const navigationSchema = z
  .strictObject({
    header: someOf(link(), 'link').describe('The links of the header on wide screens.'),
    mobile: link().describe('The one link of the header on a phone.'),
    footer: z.strictObject({
      about: z.strictObject({ title: text('a heading'), items: someOf(text(), 'line of text') }),
      resources: z.strictObject({ title: text('a heading'), links: someOf(linkOrPlaceholder, 'link') }),
      legal: z.strictObject({ title: text('a heading'), links: someOf(link(), 'link') }),
      certifierLabel: text().describe('The text of the link to the certifier.'),
    }),
  })
  .describe('The links of the header and the footer.')

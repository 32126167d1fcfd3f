// The links of the header and the footer.
import { z } from 'zod'
import { heading, link, siteLink, someOf, text } from './fields'

const sectionLink = link().extend({
  href: siteLink().meta({
    title: 'Address',
    description: 'The page it leads to, or a part of it: "/blog#guides".',
  }),
})

export const navigationSchema = z
  .strictObject({
    header: someOf(link(), 'link')
      .meta({ unique: ['href'] })
      .describe('The links of the header on wide screens.'),
    mobile: link().describe('The only link in the header on a phone.'),
    footer: z
      .strictObject({
        about: z
          .strictObject({
            title: heading(),
            items: someOf(text(), 'line of text').describe('The lines under the heading.'),
            links: someOf(link(), 'link').describe('The links after the lines.'),
          })
          .describe('The column about the site.'),
        resources: z
          .strictObject({
            title: heading(),
            links: someOf(sectionLink, 'link').describe('The links under the heading.'),
          })
          .describe('The column of pages.'),
        legal: z
          .strictObject({
            title: heading(),
            links: someOf(link(), 'link').describe('The links under the heading.'),
          })
          .describe('The column of legal pages.'),
        certifierLabel: text().describe('The text of the link to the certifier.'),
      })
      .describe('The columns of the footer.'),
  })
  .describe('The links of the header and the footer.')

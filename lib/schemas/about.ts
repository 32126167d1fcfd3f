// Who is responsible for the site. A field that is null is named on the page as missing and listed by `npm run due -- --launch`.
import { z } from 'zod'
import { signOff } from './evidence'
import { someOf, text } from './fields'

const editor = z.strictObject({
  name: text('a name').describe('The name that readers see.'),
  role: text('what the person does here').describe('For example "Editor" or "Pharmacist, reviews prices".'),
})

export const aboutSchema = z
  .strictObject({
    owner: text('the person or company')
      .nullable()
      .describe('Who owns the site and earns its income, with a postal address, or null.'),
    editors: someOf(editor, 'editor', 'If no editor is named yet, write null.')
      .nullable()
      .describe('Who writes and checks the pages, or null.'),
    conflictsOfInterest: text('one or two sentences')
      .nullable()
      .describe(
        'Ties to providers or manufacturers other than paid links, or a statement that there are none, or null.',
      ),
    funding: text('one or two sentences')
      .nullable()
      .describe('Who pays for the site, and what readers pay, or null.'),
    updatePolicy: text('one or two sentences').nullable().describe('When pages change, or null.'),
    complaints: text('an address')
      .nullable()
      .describe('Where complaints go: a postal or e-mail address, or null.'),
    correctionsPolicy: text('one or two sentences')
      .nullable()
      .describe('How mistakes are corrected and announced, or null.'),
    rankingStatement: signOff('who signed the statement')
      .nullable()
      .describe(
        'The signed statement that commissions affect neither who is listed nor the order, or null. While it is null, the site says that commissions may affect both.',
      ),
  })
  .describe('Owner, editors, conflicts of interest, funding and policies.')

export type About = z.infer<typeof aboutSchema>

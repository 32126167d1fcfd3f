// Evidence for a figure or claim: where it was checked, when, and by whom. All three are required: a date without an
// address convinces nobody, and no flag can replace them.
import { z } from 'zod'
import { eventDay, text, webAddress } from './fields'

export const evidence = () =>
  z.strictObject({
    source: webAddress().meta({
      title: 'Page',
      description: 'The address of the page or record where it was checked.',
    }),
    verifiedOn: eventDay().meta({
      title: 'Checked on',
      description: 'The day when somebody checked it.',
    }),
    checkedBy: text('who checked it').describe('Who checked it.'),
  })

/** What evidence says about a fact that the provider does not state. */
export const LOOKED_NOT_STATED = 'looked, not stated'

/** Evidence of a fact. A null fact may have evidence too: somebody looked for it and did not find it. */
export const factEvidence = () =>
  evidence().extend({
    found: z
      .literal(LOOKED_NOT_STATED)
      .optional()
      .describe('Only for a fact that is null: somebody looked, and the provider does not state it.'),
  })

/** Who read a text before it went live, when, and where that is on record. */
export const signOff = (who: string) =>
  z.strictObject({
    name: text(who).describe('Who signed off.'),
    date: eventDay().describe('The day of the sign-off.'),
    record: webAddress().describe('The address where the sign-off is kept.'),
  })

export type Evidence = z.infer<ReturnType<typeof evidence>>
export type FactEvidence = z.infer<ReturnType<typeof factEvidence>>
export type SignOff = z.infer<ReturnType<typeof signOff>>

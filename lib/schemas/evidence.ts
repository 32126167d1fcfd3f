// Proof of a figure or claim: where it was checked, on which day, and by whom. All three are required: a day without an
// address convinces nobody. No flag can replace them.
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
      description: 'The day on which somebody checked it.',
    }),
    checkedBy: text('who checked it').describe('Who checked it.'),
  })

/** What evidence says of a fact that the provider states nowhere. */
export const LOOKED_NOT_STATED = 'looked, not stated'

/** Evidence of a fact. A fact that is null may have some too: somebody looked for it, and it was not there. */
export const factEvidence = () =>
  evidence().extend({
    found: z
      .literal(LOOKED_NOT_STATED)
      .optional()
      .describe('Only where the fact is null: somebody looked, and the provider does not state it.'),
  })

/** Who read a text before it went live, when, and where that is on record. */
export const signOff = (who: string) =>
  z.strictObject({
    name: text(who).describe('Who signed it off.'),
    date: eventDay().describe('The day of the sign-off.'),
    record: webAddress().describe('The address where the sign-off is kept.'),
  })

export type Evidence = z.infer<ReturnType<typeof evidence>>
export type FactEvidence = z.infer<ReturnType<typeof factEvidence>>
export type SignOff = z.infer<ReturnType<typeof signOff>>

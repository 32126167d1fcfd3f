// Proof of a figure or claim: where it was checked, on which day, and by whom. All three are required: a day without an
// address convinces nobody. No flag can replace them.
import { z } from 'zod'
import { day, text, webAddress } from './fields'

export const evidence = () =>
  z.strictObject({
    source: webAddress().describe('The page or record where the figure was checked.'),
    verifiedOn: day().describe('The day on which somebody checked it.'),
    checkedBy: text('who checked it').describe('Who checked it.'),
  })

/** Who read a text before it went live, when, and where that is on record. */
export const signOff = (who: string) =>
  z.strictObject({
    name: text(who),
    date: day(),
    record: webAddress(),
  })

export type Evidence = z.infer<ReturnType<typeof evidence>>
export type SignOff = z.infer<ReturnType<typeof signOff>>

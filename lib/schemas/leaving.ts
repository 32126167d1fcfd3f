// How one leaves a seller, as its pages say it. All of it is optional: what is left out is not known.
import { z } from 'zod'
import { matching, numberBetween, text, webAddress } from './fields'

export const leaving = z
  .strictObject({
    page: webAddress().optional().describe('The page where one cancels.'),
    phone: matching(/^\+?[\d()][\d() -]{6,}$/, 'a phone number', 'Write it like "1-800-555-0100".')
      .optional()
      .describe('The number to call.'),
    mail: text('an address')
      .meta({ prose: undefined })
      .optional()
      .describe('An e-mail address, or a postal one.'),
    hoursBeforeBill: numberBetween(0, 2880, 'Write hours; 0 says "at any time".')
      .int()
      .optional()
      .describe('How many hours before a bill they must have it; 0 says "at any time".'),
    orderUnderWay: text('a sentence').optional().describe('What happens to an order under way.'),
    paidBack: text('a sentence').optional().describe('What is paid back, and when.'),
  })
  .optional()
  .describe('How to leave, as far as its pages say it.')

export type Leaving = NonNullable<z.infer<typeof leaving>>
export type LeavingField = keyof Leaving

// What to ask a seller about each part of a quote that is not known. Server only: the questions of facts come with their schemas.
import type { Gap } from '@/lib/offers/plan'
import { QUESTIONS } from '@/lib/schemas/fact-questions'

export type QuoteQuestions = ReturnType<typeof getQuoteQuestions>

export const getQuoteQuestions = () =>
  ({
    product: QUESTIONS.approval,
    dose: QUESTIONS.samePriceAllDoses,
    drug: QUESTIONS.medicationIncluded,
    separate: 'What does the drug cost each month, at each dose?',
    membership: QUESTIONS.membershipFee,
    visit: QUESTIONS.consultationFee,
    setup: 'Is there a fee to start?',
    labs: QUESTIONS.labFee,
    shipping: QUESTIONS.shippingFee,
    copay: 'What is the copay for each fill?',
    needles: 'Are needles and swabs part of the price?',
    billing: QUESTIONS.billing,
    term: QUESTIONS.minimumMonths,
    renewal: QUESTIONS.automaticRenewal,
    refund: QUESTIONS.refund,
  }) satisfies Record<Gap | 'separate', string>

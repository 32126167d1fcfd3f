// What to ask before paying about a fact that is not known, and the fields of `facts` in a record, which show editors the question.
import type { z } from 'zod'
import { FACTS, type FactKey } from './fact-words'
import { STORED, STORED_FACT_KEYS, type StoredFactKey } from './facts'
import { fieldsFor } from './fields'

/** What to ask before paying if a fact is not known, first what it may cost most not to know. */
export const QUESTIONS: Readonly<Record<FactKey, string>> = {
  approval: 'Is the drug FDA-approved, or compounded?',
  pharmacy: 'Which pharmacy fills the prescription, and in which state is it licensed?',
  prescriber: 'Which doctor or nurse practitioner writes the prescription, by name?',
  medicationIncluded: 'Is the drug part of the price? If not, what does it cost each month?',
  pricing: 'What will I pay in total, and how often will you bill me?',
  minimumMonths: 'For how many months do I have to pay, even if I stop?',
  highestDosePrice: 'What do I pay each month at the highest dose?',
  samePriceAllDoses: 'Does the price go up when my dose goes up?',
  refund: 'Do I get my money back if I am not approved, or if I stop?',
  sideEffectHelp: 'Who do I call about side effects, including nights and weekends?',
  membershipFee: 'Is there a membership fee on top of the price?',
  billing: 'How many months do you charge at once?',
  automaticRenewal: 'Does the plan renew by itself, and will you warn me first?',
  insurance: 'Do you work with my insurance, or help with prior authorization?',
  cancellationNotice: 'How do I cancel, and how many days before the next charge?',
  consultationFee: 'Do I pay for the first visit, or for later ones?',
  labFee: 'Who pays for lab work, and what does it cost?',
  drugs: 'Which drug would I get: semaglutide, tirzepatide or another?',
  shippingFee: 'What does shipping cost, and does it arrive cold?',
  labWorkRequired: 'Do I need lab work before I start, and again later?',
  hsaFsa: 'Can I pay from my HSA or FSA, and do I get an itemized receipt?',
  company: 'Which company takes my money, and where is it registered?',
  visit: 'Will I speak with a clinician, or only fill in a form?',
  states: 'Do you serve my state?',
  certificate: 'Who certifies you, and where can I check it?',
  coaching: 'Is coaching part of the price?',
  form: 'Is it an injection or a pill?',
}

/** The schema of the facts under `facts`. One that is not known is left out. */
export const STORED_FACTS = fieldsFor(STORED_FACT_KEYS, (key) =>
  (STORED[key] as z.ZodType).optional().meta({ title: FACTS[key].label, description: QUESTIONS[key] }),
) as { [Key in StoredFactKey]: z.ZodOptional<(typeof STORED)[Key]> }

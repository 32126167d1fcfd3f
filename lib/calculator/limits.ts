// What the calculator cannot know: it asks for no height, so it cannot tell who is overweight.
import { formatRoundWeight, type Unit } from './weight'

/** Older labels of these drugs begin at this body mass index, with a weight-related condition. */
const LABEL_BMI = 27
/** Body mass index = this × pounds ÷ inches². */
const BMI_FACTOR = 703.07
const CM_PER_INCH = 2.54
/** Most adults are taller than the first; hardly any are taller than the second. */
const USUAL_INCHES = { min: 64, max: 84 }

/** Beside every figure for a low dose. */
export const LOW_DOSE_IS_UNTESTED =
  'We know of no trial for weight that kept people on 0.25 mg semaglutide or 2.5 mg tirzepatide a week.'

/** What to say beside a projection from one weight to another, in pounds. Unlikely: most such adults are below LABEL_BMI, which `lead` says first. */
export function getLimit(startLbs: number, projectedLbs: number, unit: Unit) {
  const height = Math.sqrt((BMI_FACTOR * startLbs) / LABEL_BMI)
  const inches = Math.floor(height)
  const projected = formatRoundWeight(projectedLbs, unit)
  const healthy = `whether ${projected} would be a healthy weight for you`
  if (inches >= USUAL_INCHES.max)
    return { isUnlikely: false, lead: '', text: `We do not ask your height, so we cannot tell ${healthy}.` }
  const start = formatRoundWeight(startLbs, unit)
  const below = `${start}, anyone ${formatHeight(height, unit)} or taller is below a body mass index of ${LABEL_BMI}, where older labels of these drugs begin (from ${LABEL_BMI} to 30, only with a weight-related condition)`
  const isUnlikely = inches < USUAL_INCHES.min
  const lead = isUnlikely ? `For most adults, ${start} is too low a weight for these drugs.` : ''
  const text = isUnlikely
    ? `At ${below}. ` +
      `If you are below ${LABEL_BMI}, this projection is not for you: ${projected} may be below a healthy weight. If you have or had an eating disorder, talk to a clinician first.`
    : `We do not ask your height. At ${below}. If you are below ${LABEL_BMI}, this projection is not for you. Nor can we tell ${healthy}.`
  return { isUnlikely, lead, text }
}

/** The next "5 ft 9 in" or "175 cm". */
function formatHeight(height: number, unit: Unit): string {
  const inches = Math.ceil(height)
  return unit === 'kg'
    ? `${Math.ceil(height * CM_PER_INCH)} cm`
    : `${Math.floor(inches / 12)} ft ${inches % 12} in`
}

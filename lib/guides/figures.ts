// What counts as a figure in a guide: amounts of money, percentages, doses, weights, times, and numbers of people.

const FIGURE =
  /\$\d+(?:,\d{3})*(?:\.\d+)?(?:\s?[-–]\s?\$?\d+(?:,\d{3})*)?\+?|(?:\d[\d,.]*\s?(?:[-–/]|to)\s?)*\d[\d,.]*\+?\s?(?:%|mg\b|pounds?\b|lbs\b|kg\b|(?:weeks?|months?|days?|hours?|minutes?|seconds?|years?|fills?|people|(?:percentage )?points?|percent)\b)|\bBMI of \d+/gi

/** The numbers with a unit in a text, like "$449", "15 mg" and "BMI of 30". */
export const listFigures = (text: string): string[] => text.match(FIGURE) ?? []

/** The numbers in a text, as written, without signs and units: "$1,088 to 20.2%" has "1,088" and "20.2". */
export const listNumbers = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? []

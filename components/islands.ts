'use client'

// The registry of islands: client components, because they are the parts of a page that React hydrates. A component
// listed here can be placed with <Island name="…">, and lib/publish/bundle-islands.ts bundles it for its pages: `sideEffects` in package.json keeps the others out.
// biome.json lets this one file be a barrel.

export { Calculator } from './calculator/Calculator'
export { ContactForm } from './contact/ContactForm'
export { RefillClock } from './drugs/RefillClock'
export { OfferDates } from './offers/OfferDates'
export { OfferComparison } from './providers/OfferComparison'
export { QuizFlow } from './quiz/QuizFlow'
export { Results } from './results/Results'

'use client'
// The registry of islands: client components, because they are the parts of a page that React hydrates. A component
// listed here can be placed with <Island name="…">, and lib/publish/bundle-islands.mjs bundles it for its pages: `sideEffects` in package.json keeps the others out.
// biome-ignore lint/performance/noBarrelFile: a registry, one line per island
export { ResultsAnswer } from './answer/ResultsAnswer'
export { Calculator } from './calculator/Calculator'
export { CostAndCompare } from './compare/CostAndCompare'
export { ContactForm } from './contact/ContactForm'
export { ProviderDirectory } from './directory/ProviderDirectory'
export { QuizFlow } from './quiz/QuizFlow'
export { ResultsTitle } from './quiz/ResultsTitle'
export { MonthHeading } from './ui/MonthHeading'

'use client'
// Client components because these are the parts of a page that React hydrates. This is the registry: a component named
// here can be placed with <Island name="…">, and lib/publish/bundle-islands.mjs bundles it for its pages.
// biome-ignore lint/performance/noBarrelFile: a registry, one line for each island
export { ResultsAnswer } from './answer/ResultsAnswer'
export { Calculator } from './calculator/Calculator'
export { CostAndCompare } from './compare/CostAndCompare'
export { ContactForm } from './contact/ContactForm'
export { ProviderDirectory } from './directory/ProviderDirectory'
export { QuizFlow } from './quiz/QuizFlow'
export { ResultsTitle } from './quiz/ResultsTitle'
export { MonthHeading } from './ui/MonthHeading'

// The names of the fixed pages, and which of them search engines may index. Not in routes.ts: islands bundle that.
import { ROUTES, type RouteName } from './routes'

export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[]

/** Pages with one visitor's results. They stay out of search, and only the quiz leads to them. */
type ResultsRouteName = 'quizResults' | 'personalizedRanking'
export type IndexedRouteName = Exclude<RouteName, ResultsRouteName>

export const isIndexed = (name: RouteName): name is IndexedRouteName =>
  name !== 'quizResults' && name !== 'personalizedRanking'

/** Every other fixed page. Each has an image for shared links, a line in llms.txt, and structured data. */
export const INDEXED_ROUTES = ROUTE_NAMES.filter(isIndexed)

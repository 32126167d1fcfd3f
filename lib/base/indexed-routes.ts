// The fixed pages by name, and which of them are for everybody. Apart from the route map, which islands carry.
import { ROUTES, type RouteName } from './routes'

export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[]

/** Pages that answer one visitor. They stay out of search, and nothing but the quiz leads to them. */
const RESULTS = ['quizResults', 'personalizedRanking'] as const satisfies readonly RouteName[]

export type ResultsRouteName = (typeof RESULTS)[number]
export type IndexedRouteName = Exclude<RouteName, ResultsRouteName>

/** Every other fixed page: it has a picture for shared links, a line in llms.txt and structured data. */
export const INDEXED_ROUTES = ROUTE_NAMES.filter(
  (name): name is IndexedRouteName => !RESULTS.some((results) => results === name),
)

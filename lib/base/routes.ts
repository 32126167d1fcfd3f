// The route map: every fixed page of the site. Providers, drugs, guides, and legal pages follow from content/.
export const ROUTES = {
  home: '/',
  rankings: '/bestofmonth',
  calculator: '/calculator',
  quiz: '/findquiz1',
  blog: '/blog',
  contact: '/contact',
  providers: '/providers',
  questions: '/questions',
  howWeRank: '/how-we-rank',
  about: '/about',
  corrections: '/corrections',
  leaving: '/leaving',
  quizResults: '/findquiz1-results',
  personalizedRanking: '/personalized-ranking',
} as const

/** The name of a fixed page in the code and in content/pages.json. */
export type RouteName = keyof typeof ROUTES

export const STATIC_ROUTES: readonly string[] = Object.values(ROUTES)

/** Names with a special meaning to hosts: a folder's page, the not-found page, and the paths of Cloudflare. */
export const HOST_NAMES: readonly string[] = ['index', '404', 'cdn-cgi']

/** `slug` is the name of its file. */
export const guidePath = (slug: string): string => `/guides/${slug}`

/** Forwards to a provider: `/click/g-plans`, `/click/calculator/g-plans`. Static hosts match paths only. */
export const clickPath = (...parts: readonly string[]): string => ['/click', ...parts].join('/')

/** The open data, as files. */
export const DATA_FILES = {
  json: '/data/providers.json',
  sellers: '/data/sellers.csv',
  offers: '/data/offers.csv',
  facts: '/data/facts.csv',
  /** In public/: how a stranger recomputes every sum. */
  readme: '/data/README.txt',
} as const

/** The one file that had all rows until November 2026. */
export const OLD_CSV = '/data/providers.csv'

/** Where to report a vulnerability, as a file (RFC 9116). */
export const SECURITY_TXT = '/.well-known/security.txt'

/** In content/legal: what Washington's law asks for, linked from the quiz. */
export const HEALTH_DATA_PATH = '/health-data'

/** The page of one provider's record. */
export const providerPath = (id: string): string => `${ROUTES.providers}/${id}`

/** The page of one drug: an ingredient or a brand. */
export const drugPath = (id: string): string => `/drugs/${id}`

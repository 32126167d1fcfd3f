// How the desk shows a kind of content: its name in the list, and the page on the site where a file appears.
import { guidePath, providerPath, ROUTES } from '../../base/routes'
import type { Kind } from '../../content/kinds'

const onPage = (path: string) => () => path

/** `toPage` is the path of the page that shows the file with this name, or null if no page does. */
export const VIEWS = {
  providers: { label: 'Providers', toPage: providerPath },
  ranking: { label: 'Ranking', toPage: onPage(ROUTES.rankings) },
  'maker-prices': { label: "Makers' prices", toPage: onPage(guidePath('glp1-cost-breakdown')) },
  sources: { label: 'Sources', toPage: onPage(ROUTES.home) },
  faq: { label: 'Questions (FAQ)', toPage: onPage(`${ROUTES.home}#faq`) },
  questions: { label: 'Questions before buying', toPage: onPage(ROUTES.questions) },
  guides: { label: 'Guides', toPage: guidePath },
  legal: { label: 'Legal pages', toPage: (name) => `/${name}` },
  safety: { label: 'Safety texts', toPage: onPage(ROUTES.rankings) },
  home: { label: 'Home page', toPage: onPage(ROUTES.home) },
  posts: { label: 'Blog posts', toPage: onPage(ROUTES.blog) },
  projection: { label: 'Calculator', toPage: onPage(ROUTES.calculator) },
  quiz: { label: 'Quiz', toPage: onPage(ROUTES.quiz) },
  testimonials: { label: 'Loading screen', toPage: onPage(ROUTES.quiz) },
  changes: { label: 'Change log', toPage: onPage(ROUTES.rankings) },
  corrections: { label: 'Corrections', toPage: onPage(ROUTES.corrections) },
  about: { label: 'Who is responsible', toPage: onPage(ROUTES.about) },
  site: { label: 'Site', toPage: onPage(ROUTES.home) },
  navigation: { label: 'Header and footer', toPage: onPage(ROUTES.home) },
  pages: { label: 'Titles of pages', toPage: onPage(ROUTES.home) },
  redirects: { label: 'Redirects', toPage: () => null },
} satisfies Record<Kind, { label: string; toPage: (name: string) => string | null }>

export const LISTED_KINDS = Object.keys(VIEWS) as Kind[]

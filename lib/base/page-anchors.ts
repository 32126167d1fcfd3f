// Fragments of the site's own sections, like /bestofmonth#cost. Ids that editors choose (providers, questions,
// headings) become fragments on the same pages, so a content check rejects an id or heading that is listed here. Every
// other id that a component sets on these pages contains an underscore ("cost_title"), which ids in the content cannot.

import { guidePath } from './routes'

/** On the home page and the lists of providers, next to the ids of providers and questions. */
const SECTIONS = 'main changes compare cost faq findings list makers trust'
export const LIST_ANCHORS: readonly string[] = SECTIONS.split(' ')

/** On guides, legal pages, and the corrections, next to the ids of headings and corrections. */
export const TEXT_ANCHORS: readonly string[] = ['main', 'sources', 'urgent']

/** On /questions: what to know before choosing a seller. The lists of providers lead there. */
export const SAFETY_ID = 'before_you_choose'

/** On a seller's page: what to ask before paying. The results lead there. */
export const QUESTIONS_ID = 'questions'

/** What to do now, on a guide that opens with it. The footer of every page leads there. */
export const URGENT_ID = 'urgent'

/** What to do now, with its sources. */
export const FEELING_ILL_HREF = `${guidePath('glp1-side-effects')}#${URGENT_ID}`

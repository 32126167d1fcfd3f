import type { Step } from '../page'

/** "<path …></path>" → "<path …/>", which is the same within a drawing: pages have dozens. */
export const closeDrawings: Step = (page) => ({
  ...page,
  html: page.html.replace(/><\/(?:circle|path|rect|use)>/g, '/>'),
})

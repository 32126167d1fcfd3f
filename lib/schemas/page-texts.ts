// The texts of the fixed pages, a schema for each file. What is left out about who is responsible is named on the page as
// missing, and listed by `npm run due -- --launch`.
import { z } from 'zod'
import { ROUTE_NAMES } from '../base/indexed-routes'
import {
  anchor,
  exactly,
  fieldsFor,
  group,
  heading,
  pageDescription,
  siteLink,
  someOf,
  sourceIds,
  text,
} from './fields'
import { expected, expectedIn } from './messages'
import { signOff } from './sources'

/** The longest title to which the name of the site is added. Records and guides may have longer ones. */
export const TITLE_MAX = 50

/** What search engines show of a title, with the name of the site if that is added, and of a description. */
export const SHOWN_MAX = { title: 65, description: 160 }

const page = z
  .strictObject(
    {
      label: text('a short name').describe('The short name, as links and breadcrumbs show it.'),
      title: text('a title')
        .max(TITLE_MAX)
        .describe('The title in search results and shared links, without the name of the site.'),
      description: pageDescription(),
    },
    expected('{ "label": "…", "title": "…", "description": "…" }', 'Write these three texts.'),
  )
  .describe('The texts that name this page in links, search results, and shared links.')

export const pagesSchema = group('Titles and descriptions of the fixed pages.', {
  // One entry per route, so that a new route requires its texts here.
  pages: group(
    'The fixed pages.',
    fieldsFor(ROUTE_NAMES, () => page),
  ),
})

const link = () =>
  z.strictObject({
    label: text('the text of a link').meta({ title: 'Text', description: 'The text of the link.' }),
    href: siteLink().meta({ title: 'Address', description: 'A page, or a part of it: "/blog#guides".' }),
  })

const furtherLink = () => link().optional().describe('A further page after the answer.')

const linkColumn = (description: string) =>
  group(description, {
    title: heading(),
    links: someOf(link(), 'link').describe('The links under the heading.'),
  })

export const navigationSchema = group('The links of the header and the footer.', {
  header: someOf(link(), 'link')
    .meta({ unique: ['href'] })
    .describe('The links of the header on wide screens.'),
  mobile: link().describe('The only link in the header on a phone.'),
  footer: group('The parts of the footer.', {
    urgent: group('The line over the footer of every page, for whoever feels ill.', {
      title: text('a question').describe('The bold words.'),
      label: text('the text of a link').describe('What the link leads to.'),
      href: siteLink().describe('The page and section.'),
    }),
    about: group('The column about the site.', {
      title: heading(),
      items: someOf(text(), 'line of text').describe('The lines under the heading.'),
      links: someOf(link(), 'link').describe('The links after the lines.'),
    }),
    resources: linkColumn('The column of pages.'),
    legal: linkColumn('The column of legal pages.'),
    prices: linkColumn('The line of drugs.'),
    certifierLabel: text().describe('The text of the link to the certifier.'),
  }),
})

/** The drawings of components/home/Points.tsx. */
export const POINT_ICONS = ['chart', 'shield', 'pill', 'box', 'tag', 'star'] as const

const point = z.strictObject({
  title: heading(),
  text: text().describe('The text under the heading.'),
  note: text().optional().describe('What has to stand next to a claim that we cannot prove.'),
})

export const homeSchema = group('The texts of the home page.', {
  hero: group('What a visitor sees first.', {
    title: heading(),
    primary: link().meta({ title: 'First button', description: 'The prominent button.' }),
    secondary: link().meta({ title: 'Second button', description: 'The button next to it.' }),
    badges: exactly(2, text()).describe('Two badges; the page adds a third one, with the month.'),
  }).meta({ title: 'Top of the page' }),
  doors: exactly(
    3,
    z.strictObject({
      title: heading(),
      text: text().describe('What a visitor finds there.'),
      href: siteLink().describe('Where it leads.'),
    }),
  ).describe('The ways in, in the order of their drawings: the budget, the calculator, a guide.'),
  trust: group('Why a reader may trust the site.', {
    title: heading(),
    cards: exactly(3, point).describe('Three cards.'),
  }),
  findings: group('What the site found.', {
    title: heading(),
    items: exactly(
      6,
      point.extend({ icon: z.enum(POINT_ICONS).describe('The drawing next to it.') }),
    ).describe('Six items.'),
  }),
  callToAction: group('The last section of the page.', {
    title: heading(),
    text: text().describe('The text under the heading.'),
    button: link().describe('The button.'),
  }),
})

export type Home = z.infer<typeof homeSchema>

const faqItem = z.strictObject({
  id: anchor('list'),
  question: text('a question').describe('The question, as a reader would ask it.'),
  lead: text('a figure').optional().describe('The figure that the answer begins with, in bold.'),
  short: text('the first sentences of the answer').describe(
    'The first sentences of the answer, which the rankings show with a link to the rest.',
  ),
  answer: someOf(text('a paragraph'), 'paragraph').describe('The answer, in plain text.'),
  link: furtherLink(),
  sources: sourceIds(),
})

export const faqSchema = group('Questions and answers.', {
  title: heading(),
  buttonLabel: text('the text of a button').describe('The text of the button under the questions.'),
  items: someOf(faqItem, 'question').meta({ title: 'Questions', description: 'The questions, in order.' }),
})

export type FaqTexts = z.infer<typeof faqSchema>

const question = z
  .strictObject({
    id: anchor('text'),
    question: text('a question').describe('The question, as a reader would ask it.'),
    answer: text('an answer').describe('The answer in one or two sentences.'),
    parts: z
      .array(
        z.strictObject({
          lead: text().describe('The bold words that begin the part.'),
          text: text().describe('What to do then.'),
        }),
      )
      .optional()
      .describe('The answer case by case, as a list: for each drug, for example.'),
    box: z
      .enum(['signs', 'too-much'])
      .optional()
      .meta({
        description: 'A box from safety.json after the answer.',
        enumDescriptions: ['The signs, each at its step', 'What to do after too much'],
      }),
    sources: sourceIds(),
    href: siteLink().optional().describe('The page and section with the whole answer and its sources.'),
    link: furtherLink(),
    ask: text('a question to a seller').optional().describe('The words to ask a seller.'),
  })
  .refine(
    ({ href, ask, sources }) => href !== undefined || ask !== undefined || sources.length > 0,
    expectedIn('href', 'an address, or words in "ask"', 'Say where to read on, or what to ask the seller.'),
  )

export const questionsSchema = group('What people ask before they buy, and where it is answered.', {
  title: heading(),
  lead: text().describe('The sentence under the heading.'),
  groups: someOf(
    z.strictObject({
      id: anchor('text'),
      title: heading(),
      items: someOf(question, 'question').describe('The questions of the group.'),
    }),
    'group',
  ).describe('The groups, in the order shown.'),
})

export type AnsweredQuestion = z.infer<typeof question>

export const quizSchema = group('The texts of the quiz. Its questions, buttons, and claims are specified.', {
  states: text().describe(
    'Under the list of states, before the link to the ranking: whose state is not in it.',
  ),
  complete: text().describe('Under the button, once every question is answered.'),
  loader: group('The screen between the form and the results.', {
    heading: heading(),
  }),
})

export type QuizTexts = z.infer<typeof quizSchema>

const editor = z.strictObject({
  name: text('a name').describe('The name that readers see.'),
  role: text('what the person does here').describe('For example "Editor" or "Pharmacist, reviews prices".'),
})

export const aboutSchema = group('Owner, editors, conflicts of interest, funding and policies.', {
  lead: text().describe('The sentences under the title.'),
  gives: exactly(4, text()).describe('What a reader gets, in the order of the drawings.'),
  owner: text('the person or company').optional().describe('The owner, with a postal address.'),
  editors: someOf(editor, 'editor').optional().describe('Who writes and checks the pages.'),
  conflictsOfInterest: text('one or two sentences')
    .optional()
    .describe('Ties to providers or makers besides paid links, or that there are none.'),
  funding: text('one or two sentences').optional().describe('Who pays for it, and what readers pay.'),
  updatePolicy: text('one or two sentences').optional().describe('When pages change.'),
  complaints: text('an address').optional().describe('Where complaints go, by post or e-mail.'),
  correctionsPolicy: text('one or two sentences').optional().describe('How mistakes are corrected.'),
  rankingStatement: signOff('who signed the statement')
    .optional()
    .describe(
      'The signed statement that commissions affect neither who is listed nor the order. Without it, the site says that commissions may affect both.',
    ),
})

export type AboutTexts = z.infer<typeof aboutSchema>

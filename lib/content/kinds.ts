// The one table of content kinds. Where the files of a kind are, how they are loaded and checked, its JSON Schema and its
// type in CheckedContent follow from its entry. A new kind also needs a label for its form (lib/editorial/cms/config.ts).
import type { ZodType, z } from 'zod'
import type { readBody } from '../guides/read-body'
import { projectionSchema } from '../schemas/calculator'
import { guideSchema, legalSchema } from '../schemas/documents'
import { drugsSchema } from '../schemas/drugs'
import {
  correctionsSchema,
  notListedSchema,
  openQuestionsSchema,
  postsSchema,
  redirectsSchema,
  testimonialsSchema,
} from '../schemas/lists'
import { makerPricesSchema } from '../schemas/maker-prices'
import {
  aboutSchema,
  faqSchema,
  homeSchema,
  navigationSchema,
  pagesSchema,
  questionsSchema,
  quizSchema,
} from '../schemas/page-texts'
import { providerSchema, rankingSchema } from '../schemas/providers'
import { safetySchema } from '../schemas/safety'
import { siteSchema } from '../schemas/site'
import { sourcesSchema } from '../schemas/sources'

/** `content/KIND.json`, checked as one value. */
const jsonFile = <S extends ZodType>(schema: S) => ({ shape: 'json-file', schema }) as const

/** `content/KIND/ID.json`, checked one by one. Each entry gets its file name as `id`. */
export const jsonFolder = <S extends ZodType>(schema: S) => ({ shape: 'json-folder', schema }) as const

/** `content/KIND/SLUG.mdx`: the schema is for the frontmatter; lib/guides/read-body.ts reads `body`. Adds `slug`. */
const mdxFolder = <S extends ZodType>(schema: S) => ({ shape: 'mdx-folder', schema }) as const

export type KindEntry = ReturnType<typeof jsonFile | typeof jsonFolder | typeof mdxFolder>

export const KINDS = {
  site: jsonFile(siteSchema),
  navigation: jsonFile(navigationSchema),
  providers: jsonFolder(providerSchema),
  ranking: jsonFile(rankingSchema),
  safety: jsonFile(safetySchema),
  home: jsonFile(homeSchema),
  faq: jsonFile(faqSchema),
  questions: jsonFile(questionsSchema),
  quiz: jsonFile(quizSchema),
  pages: jsonFile(pagesSchema),
  posts: jsonFile(postsSchema),
  sources: jsonFile(sourcesSchema),
  testimonials: jsonFile(testimonialsSchema),
  projection: jsonFile(projectionSchema),
  'maker-prices': jsonFile(makerPricesSchema),
  drugs: jsonFile(drugsSchema),
  redirects: jsonFile(redirectsSchema),
  about: jsonFile(aboutSchema),
  corrections: jsonFile(correctionsSchema),
  'not-listed': jsonFile(notListedSchema),
  'open-questions': jsonFile(openQuestionsSchema),
  guides: mdxFolder(guideSchema),
  legal: mdxFolder(legalSchema),
} satisfies Record<string, KindEntry>

export type Kind = keyof typeof KINDS

export const KIND_NAMES = Object.keys(KINDS) as Kind[]

/** What the text of a guide or legal page contains. */
type Body = Omit<ReturnType<typeof readBody>, 'issues'>

/** What a file of each shape has besides the fields of its schema, or `null` for a single file. */
type Added = { 'json-file': null; 'json-folder': { id: string }; 'mdx-folder': { slug: string; body: Body } }

type ContentOf<E extends KindEntry> = E['shape'] extends 'json-file'
  ? z.infer<E['schema']>
  : (z.infer<E['schema']> & Added[E['shape']])[]

/** A text that holds until a day, like 2026-12-31; in a guide, its line, and the page that shows it. */
export type DatedText = {
  file: string
  path: (string | number)[]
  day: string
  text: string
  line?: number
  page?: string
}

/** Everything in content/ after the check: a value for each single file, a list for each folder. */
export type CheckedContent = { [K in Kind]: ContentOf<(typeof KINDS)[K]> } & { dated: DatedText[] }

/** The file of a kind, or of an entry in its folder, relative to the project root. */
export function fileOf(kind: Exclude<Kind, 'guides' | 'legal' | 'providers'>): string
export function fileOf(kind: Kind, name: string): string
export function fileOf(kind: Kind, name = ''): string {
  const { shape } = KINDS[kind]
  if (shape === 'json-file') return `content/${kind}.json`
  return `content/${kind}/${name}${shape === 'mdx-folder' ? '.mdx' : '.json'}`
}

/** The JSON Schema of a JSON kind, relative to the project root. */
export const schemaFileOf = (kind: string): string => `content/schemas/${kind}.schema.json`

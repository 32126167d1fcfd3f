// What the desk shows: the kinds, their forms, and the files as they are on disk. Writes nothing.
import { createHash } from 'node:crypto'
import { isGroup } from '../../base/group.mjs'
import { getBuildDay } from '../../base/month'
import { type ContentIssue, issueAt, issueOnLine } from '../../content/issue'
import { getComponentSchema, getKindSchema } from '../../content/json-schemas'
import { fileOf, KINDS, type Kind } from '../../content/kinds'
import { parseFile, type RawFile } from '../../content/raw-file'
import { readContent, readKind, readSpecified } from '../../content/read'
import { findDueItems } from '../../due/due'
import type { ReviewItem } from '../../due/item'
import { type ComponentName, PROPS } from '../../guides/props'
import { readSiteUrl } from '../../seo/metadata'
import { changeDocument, readBlocks } from '../files/edit-document'
import type { Content, DeskIssue, OpenFile } from './api'
import { type FormSchema, toFormSchema } from './form-schema'
import { toFormWording } from './form-wording'
import { LISTED_KINDS, VIEWS } from './views'

export const getKindForm = (kind: Kind) => toFormSchema({ title: VIEWS[kind].label, ...getKindSchema(kind) })

/** Whether the desk may remove and rename files of a kind. Fixed pages link to the legal ones. */
export const canRemove = (kind: Kind | undefined): boolean => kind === 'providers' || kind === 'guides'

export const getComponentForms = (): Record<string, FormSchema> =>
  Object.fromEntries(
    Object.keys(PROPS).map((name) => [name, toFormSchema(getComponentSchema(name as ComponentName), name)]),
  )

export type Desk = ReturnType<typeof readDesk> & { isDirectAllowed: boolean }
export type DeskKind = Desk['kinds'][number]

/** Everything except the content of files. */
export function readDesk(root: string) {
  const { raw, issues, content } = readContent(root)
  const today = getBuildDay()
  const files = Object.values(raw).flat()
  const specified = readSpecified(root)
  const sources = [Object(raw.sources[0]?.data).sources].flat().filter(isGroup)
  return {
    kinds: LISTED_KINDS.map((kind) => toDeskKind(kind, raw[kind], specified)),
    /** The forms for components in a text, by name. */
    components: getComponentForms(),
    /** The ids that a field may refer to, by kind. */
    references: {
      providers: raw.providers.map(({ name, data }) => ({ id: name, label: readLabel(data) ?? name })),
      sources: sources.map(({ id, label }) => ({ id: String(id), label: String(label) })),
    },
    today,
    /** What has to be reviewed, most urgent first. */
    due: content
      ? findDueItems(content, today, readSiteUrl(process.env.NEXT_PUBLIC_SITE_URL)).map((item) => ({
          ...item,
          /** Where “Changed” leads. */
          target: toTarget(item, files),
        }))
      : [],
    /** What the content check currently reports about the files on disk. */
    issues: toDeskIssues(issues, files),
  }
}

function toDeskKind(kind: Kind, raw: RawFile[], specified: object) {
  const { shape } = KINDS[kind]
  const { label, toPage } = VIEWS[kind]
  const ending = shape === 'mdx-folder' ? '.mdx' : '.json'
  return {
    ...{ kind, label, schema: getKindForm(kind) },
    /** Where a new file goes; null for a kind with a single file. */
    folder: shape === 'json-file' ? null : { path: `content/${kind}/`, ending },
    /** Each with the path of the page that shows it, or null, and whether it may get another name, or go. */
    files: raw.map(({ file, name, data }) => ({
      file,
      label: shape === 'json-file' ? label : (readLabel(data) ?? name),
      page: toPage(name),
      canRemove: canRemove(kind) && !Object.hasOwn(specified, file),
    })),
  }
}

const toTarget = ({ file, path, valuePath = path, line }: ReviewItem, raw: RawFile[]): DeskIssue['path'] =>
  toDeskIssues([line ? issueOnLine(file, line, '') : issueAt(file, valuePath, '')], raw)[0]?.path ?? []

/** The name or title of a record or document. */
export const readLabel = (data: unknown): string | undefined =>
  [Object(data).name, Object(data).title].find((label) => typeof label === 'string')

/** The names of the providers by their ids. */
export const readNames = (root: string) =>
  new Map<unknown, string>(
    readKind(root, 'providers').map(({ name, data }) => [name, readLabel(data) ?? name]),
  )

/** A file as it would be saved, and the line on which each block of its text begins. */
export type Written = { file: string; text: string | null; lines: (number | null)[] }

const findLines = (raw: RawFile | undefined): Written['lines'] =>
  raw?.file.endsWith('.mdx') && isGroup(raw.data)
    ? changeDocument(raw.text, raw.data, readBlocks(raw.text)).lines
    : []

/** @param written the files that would be saved; the others are as they are on disk */
export const toDeskIssues = (issues: ContentIssue[], raw: RawFile[], written: Written[] = []): DeskIssue[] =>
  issues.map(({ file, path, message, line, field }) => {
    const isHere = (one: { file: string }) => one.file === file
    const isInText = line !== undefined && path.length === 0
    const lines = isInText ? (written.find(isHere)?.lines ?? findLines(raw.find(isHere))) : []
    const block = lines.findLastIndex((first) => first !== null && first <= Number(line))
    const inBlock = ['blocks', block, ...(field ? ['props', ...field] : [])]
    return {
      file,
      path: path[0] === '(text)' ? ['blocks'] : block < 0 ? ['data', ...path] : inBlock,
      // "<FigureTable> caption: expected …": the form shows the component and the field by their labels.
      message: toFormWording(field ? message.replace(/^<\w+> (?:[\w.[\]]+: )?/, '') : message),
      ...(line !== undefined && { line: line - (lines[block] ?? 0) }),
    }
  })

/** What the content check reports about a project. */
export function findIssues(root: string): DeskIssue[] {
  const { issues, raw } = readContent(root)
  return toDeskIssues(issues, Object.values(raw).flat())
}

/** The kind and name of a file, or null for anything that is not a content file. */
export function parseFileName(file: string): { kind: Kind; name: string } | null {
  const name = /(?:^|\/)([a-z0-9]+(?:-[a-z0-9]+)*)\.(?:json|mdx)$/.exec(file)?.[1]
  const kind = LISTED_KINDS.find((candidate) => name && fileOf(candidate, name) === file)
  return kind && name ? { kind, name } : null
}

export function findFile(root: string, file: string) {
  const known = parseFileName(file)
  return known && readKind(root, known.kind).find((raw) => raw.file === file)
}

/** Identifies the bytes of a file; empty if there is no such file. */
export const getVersion = (raw: Pick<RawFile, 'text'> | undefined): string =>
  raw ? createHash('sha256').update(raw.text).digest('hex') : ''

/** The content of a text in the format of a file, or null if there is none or its syntax is invalid. */
export function parseVersion(file: string, text: string | null): Content | null {
  if (text === null) return null
  const { data } = parseFile(file, text)
  if (!isGroup(data)) return null
  const { $schema: _, ...own } = data
  return { data: own, blocks: file.endsWith('.mdx') ? readBlocks(text) : null }
}

/** Null if no content file can have this name. */
export function openFile(root: string, file: string): OpenFile | null {
  if (!parseFileName(file)) return null
  const raw = findFile(root, file) ?? undefined
  return { file, version: getVersion(raw), content: parseVersion(file, raw?.text ?? null) }
}

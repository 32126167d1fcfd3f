// The state of the desk: what is open, what was typed, and what came of the last action.
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DeskIssue, Published, SaveResult } from '../api'
import type { Desk, DeskKind } from '../files'
import { loadDesk, loadFile, saveFiles } from './client'
import {
  changeDraft,
  type Draft,
  findKind,
  getFile,
  getLabel,
  isChanged,
  isListed,
  isNew,
  isTyped,
  join,
  makeDraft,
  NEW,
  rebase,
  toDraft,
  toDraftFile,
} from './drafts'
import { findNameIssue } from './issues'
import { keepDrafts, readDrafts } from './storage'

type Drafts = Record<string, Draft>
type Saved = Extract<SaveResult, { status: 'saved' }>

/** What came of an action: a message at the bottom of the page, or a list of errors at its top. */
export type Outcome = {
  text?: string
  isGood?: boolean
  link?: { href: string; label: string; download?: string }
  /** What was not done: "Not saved". */
  refused?: string
  issues?: DeskIssue[]
}

/** Whether both versions can be shown: neither is gone, and it is no picture. */
export const isShownInForm =
  (desk: Desk) =>
  ({ file, theirs }: Published) =>
    theirs !== null && isListed(desk, file)

/** The page of the desk that is not a file. */
export const CHANGES = 'what-i-changed'

export const NOT_SENT = 'Not sent'

/** Whether the editor is typing, and would lose what they type next if the focus moved. */
export const isWriting = () => document.activeElement?.matches('textarea, input, [role="textbox"]') ?? false

const byId = (drafts: Draft[]): Drafts => Object.fromEntries(drafts.map((draft) => [draft.id, draft]))

/** What the address names; null for the start page, or an address that cannot be read. */
function readPlace(): string | null {
  try {
    return decodeURIComponent(window.location.hash.slice(1)) || null
  } catch {
    return null
  }
}

const toOutcome = (error: unknown): Outcome => ({
  text: error instanceof Error ? error.message : String(error),
})

/** @param read the content as it is when the page opens */
export function useDesk(read: Desk) {
  const [desk, setDesk] = useState(read)
  const [current, setCurrent] = useState<string | null>(readPlace)
  const [target, setTarget] = useState<DeskIssue | null>(null)
  const [drafts, setDrafts] = useState<Drafts>(readDrafts)
  const [outcome, setOutcome] = useState<Outcome>({})
  const [seen, setSeen] = useState<Record<string, string[]>>({})
  const [saves, setSaves] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  /** The drafts as they are now, for functions that wait for the server. */
  const latest = useRef(drafts)
  latest.current = drafts

  /** Draws an answer at once: until it is drawn, react-jsonschema-form takes a key that is pressed for older than it. */
  const setDraftsNow = (to: (known: Drafts) => Drafts) => flushSync(() => setDrafts(to))

  const showError = (error: unknown) => setOutcome(toOutcome(error))

  const drop = (ids: string[]) =>
    setDrafts((known) => byId(Object.values(known).filter(({ id }) => !ids.includes(id))))

  /** Reads files again and puts what was typed on top of them. */
  async function refresh(files: string[]) {
    const before = latest.current
    const opened = await Promise.all(files.map(loadFile))
    setDraftsNow((known) => {
      // A save meanwhile knows the file better.
      const own = opened.filter(({ file }) => known[file]?.version === before[file]?.version)
      return { ...known, ...byId(own.map((file) => rebase(known[file.file], file))) }
    })
  }

  useEffect(() => {
    const own = Object.values(latest.current).filter((draft) => !isNew(draft))
    for (const { id } of own) refresh([id]).catch(showError)
    const follow = () => setCurrent(readPlace())
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])

  useEffect(() => {
    if (!keepDrafts(drafts))
      setOutcome({ text: 'This browser has no room for drafts: save soon, and keep the tab open.' })
  }, [drafts])

  const isOpen = current === null || current === CHANGES || drafts[current] !== undefined
  useEffect(() => {
    // A new file that was saved or discarded has another name, or none.
    if (current !== null && !isOpen && current.startsWith(NEW)) window.location.replace('#')
    else if (current !== null && !isOpen) refresh([current]).catch(showError)
  }, [current, isOpen])

  /** Opens a file, or the start page; the browser's back button returns from it. */
  function select(id: string | null, issue: DeskIssue | null = null) {
    setOutcome(({ refused, issues }) => (issues ? { ...(refused && { refused }), issues } : {}))
    setTarget(issue)
    setCurrent(id)
    // A save may have left it in the parts that were typed.
    const own = id === null ? undefined : drafts[id]
    if (own && !isNew(own) && !isChanged(own)) refresh([own.id]).catch(showError)
    window.location.hash = id ?? ''
  }

  /** Runs one action at a time, and shows what came of it. */
  async function run(task: () => Promise<Outcome | undefined>) {
    if (isBusy) return
    setIsBusy(true)
    const done = await task().catch(toOutcome)
    flushSync(() => {
      if (done) setOutcome(done)
      setIsBusy(false)
    })
  }

  function create(kind: DeskKind) {
    const draft = makeDraft(kind, desk.today)
    setDrafts((known) => ({ [draft.id]: draft, ...known }))
    select(draft.id)
  }

  const edit = (id: string, to: (draft: Draft) => Draft) =>
    setDrafts((known) => (known[id] ? { ...known, [id]: to(known[id]) } : known))

  function discard(draft: Draft) {
    setOutcome({})
    drop([draft.id])
    setSeen(({ [draft.id]: _, ...others }) => others)
    if (current === draft.id && isNew(draft)) select(null)
  }

  async function save(own: Draft[], reason: string | null): Promise<Outcome> {
    const open = own.find(({ conflicts, isBroken }) => conflicts.length > 0 && !isBroken)
    if (open)
      return {
        text: `${getLabel(desk, open.id)} was also changed elsewhere: choose a version at each marked field, then save.`,
      }
    const badNames = own.flatMap((draft) => findNameIssue(desk, draft) ?? [])
    // The form of a damaged file is hidden, and saving it would lose what somebody wrote there by hand.
    const damaged = own.flatMap(({ id, isBroken }) => (isBroken ? [id] : []))
    const result: SaveResult =
      badNames.length > 0
        ? { status: 'invalid', issues: badNames }
        : damaged.length > 0
          ? { status: 'conflict', files: damaged }
          : await saveFiles({ files: own.map((draft) => toDraftFile(desk, draft)), reason })
    switch (result.status) {
      case 'invalid':
        return { refused: 'Not saved', issues: result.issues }
      case 'needs-reason': {
        const question =
          'Why did this change? Readers see it in the change log: “The provider raised its price”.'
        const words = [question, result.problem ?? [], ...result.entries].flat().join('\n\n')
        const given = window.prompt(words, reason ?? '')?.trim()
        return given ? save(own, given) : { text: 'Not saved: the change log needs a reason.' }
      }
      case 'conflict':
        await reload([])
        await refresh(result.files)
        return {
          text: `Nothing was written: ${result.files.join(', ')} ${damaged.length > 0 ? 'is damaged: correct it, or restore a version, then save.' : 'was also changed elsewhere. The form has both now: look at it, and save again.'}`,
        }
      case 'unchanged':
        // "Keep mine" can leave a form that only differs in where its parts come from.
        drop(own.filter((draft) => latest.current[draft.id] === draft).map(({ id }) => id))
        return { isGood: true, text: 'Nothing has changed, so nothing was written.' }
      case 'saved':
        return finishSave(own, result)
    }
  }

  async function finishSave(own: Draft[], { files, opened, log, outdated }: Saved): Promise<Outcome> {
    const names = new Map(own.map((draft) => [draft.id, getFile(desk, draft, draft.newName !== null)]))
    const here = readPlace()
    const shown = own.find(({ id }) => id === here)
    const place = shown?.isRemoved ? null : (names.get(here ?? '') ?? null)
    // New parts would take the focus from the text.
    const isInText = isWriting()
    // With the drafts: a new file that is gone from them would leave its page.
    if (shown) setCurrent(place)
    setDraftsNow((known) => {
      const moved = Object.values(known).flatMap((draft): Draft[] => {
        // The start page saves without the form.
        const sent = own.find(({ id, original }) => id === draft.id && original === draft.original)
        if (sent?.isRemoved) return []
        // What was typed while the check ran stays, on top of what was saved.
        const images = draft.images === sent?.images ? {} : draft.images
        const id = names.get(draft.id) ?? draft.id
        const now = sent ? { ...draft, id, newName: null, images, original: sent.content } : draft
        const file = opened.find((one) => one.file === now.id)
        const isText = sent && file?.content?.blocks && (isInText || isChanged(now))
        if (isText) return [{ ...now, version: file.version, past: [], lastField: undefined }]
        return [file ? rebase(now, file) : now]
      })
      return byId(moved)
    })
    if (shown && place !== here) select(place)
    await reload([])
    const removed = files.filter((file) => names.has(file) && !opened.some((one) => one.file === file))
    const written = files.filter((file) => !removed.includes(file))
    const parts = [
      written.length > 0 && `Saved ${written.join(', ')}.`,
      removed.length > 0 && `Removed ${removed.join(', ')}.`,
      log.length > 0 && 'The change log was updated as well.',
      ...outdated.map(({ file, text }) => `No longer true, so no longer shown: “${text}” (${file}).`),
    ]
    return { isGood: true, text: parts.filter(Boolean).join(' ') }
  }

  /** After files were changed without their forms: what others have published may not be in them any more. */
  async function reload(files: string[]) {
    const now = await loadDesk()
    if (files.length > 0) setSeen({})
    flushSync(() => setDesk(now))
    setSaves((count) => count + 1)
    drop(files.filter((file) => !isListed(now, file)))
    await Promise.all(files.map((file) => latest.current[file] && isListed(now, file) && refresh([file])))
  }

  /** Shows what others have published in the forms of the same files. */
  async function showPublished(files: Published[]) {
    const opened = await Promise.all(files.filter(isShownInForm(desk)).map(({ file }) => loadFile(file)))
    setSeen((known) => ({
      ...known,
      ...Object.fromEntries(files.map(({ file, version }) => [file, [...(known[file] ?? []), version]])),
    }))
    setDraftsNow((known) => {
      const merged = opened.flatMap((file): Draft[] => {
        const { theirs, before } = files.find((own) => own.file === file.file) ?? {}
        if (!theirs || !file.content) return []
        const nothing = { data: {}, blocks: file.content.blocks && [] }
        const [onDisk, own] = [toDraft(file), known[file.file]]
        const draft = join({ ...onDisk, original: before ?? nothing }, { ...onDisk, content: theirs })
        return [own && isChanged(own) ? join(own, draft) : draft]
      })
      return { ...known, ...byId(merged) }
    })
  }

  const sources = drafts['content/sources.json']?.content.data.sources
  const listed = Array.isArray(sources)
    ? sources.flatMap(({ id, label }) => (id ? [{ id, label: label || id }] : []))
    : null
  /** A source can be cited before it is saved. */
  const withSources = listed ? { ...desk, references: { ...desk.references, sources: listed } } : desk

  return {
    ...{ desk: withSources, current, drafts, outcome, target, saves, isBusy },
    /** A published version counts as seen once the form with it is saved. */
    seen: Object.fromEntries(Object.entries(seen).filter(([id]) => !drafts[id] || !isChanged(drafts[id]))),
    draft: current === null ? undefined : drafts[current],
    kind: current === null ? undefined : findKind(desk, current),
    unsaved: Object.values(drafts).filter(isTyped),
    ...{ select, create, edit, discard, run, save, reload, showPublished },
    change: (id: string, part: Partial<Draft>, field?: string) =>
      edit(id, (draft) => changeDraft(draft, part, field)),
  }
}

export type DeskState = ReturnType<typeof useDesk>

// The state of the desk: what is open, what was typed, and the result of the last save.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Desk, DeskIssue, LogProposal, PublishResult, SaveResult } from '../api'
import { loadDesk, loadFile, save } from './client'
import {
  changeDraft,
  type Draft,
  findKind,
  findNameIssue,
  getContent,
  getFile,
  getLabel,
  isChanged,
  isNew,
  keyBlock,
  makeDraft,
  rebase,
  toDraft,
  toDraftFile,
  undo,
} from './drafts'
import { alignBlocks, mergeContent } from './merge'
import { keepDrafts, readDrafts } from './storage'

export type Message = { tone: 'good' | 'bad'; text: string }

type Drafts = Record<string, Draft>

/** The page of the desk that is not a file. */
export const CHANGES = 'what-i-changed'

const readPlace = () => decodeURIComponent(window.location.hash.slice(1)) || null

export const describeError = (error: unknown): Message => ({
  tone: 'bad',
  text: error instanceof Error ? error.message : String(error),
})

export function useDesk() {
  const [desk, setDesk] = useState<Desk | null>(null)
  const [current, setCurrent] = useState<string | null>(readPlace)
  const [drafts, setDrafts] = useState<Drafts>(readDrafts)
  const [restored, setRestored] = useState(() => Object.keys(drafts))
  const [message, setMessage] = useState<Message | null>(null)
  const [issues, setIssues] = useState<DeskIssue[]>([])
  const [target, setTarget] = useState<DeskIssue | null>(null)
  const [asked, setAsked] = useState<{ ids: string[]; entries: LogProposal[] } | null>(null)
  const [seen, setSeen] = useState<Record<string, string>>({})
  const [saves, setSaves] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  /** The drafts as they are now, for functions that wait for the server. */
  const latest = useRef(drafts)
  latest.current = drafts

  /** Reads files again and puts what was typed on top of them. */
  const refresh = useCallback(async (files: string[], isDiscarded = false) => {
    const opened = await Promise.all(files.map((file) => loadFile(file)))
    setDrafts((known) => {
      const read = opened.map((file) => {
        const own = known[file.file]
        return [file.file, own && !isDiscarded ? rebase(own, own.original, file) : toDraft(file)] as const
      })
      return { ...known, ...Object.fromEntries(read) }
    })
  }, [])

  useEffect(() => {
    loadDesk().then(setDesk, (error) => setMessage(describeError(error)))
    const own = Object.values(latest.current).filter((draft) => !isNew(draft))
    for (const { id } of own)
      refresh([id]).catch(() =>
        setMessage({ tone: 'bad', text: `${id} is gone. What you typed is still here.` }),
      )
    const follow = () => setCurrent(readPlace())
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [refresh])

  useEffect(() => {
    if (!keepDrafts(drafts))
      setMessage({
        tone: 'bad',
        text: 'This browser has no room for drafts: save soon, and keep the tab open.',
      })
  }, [drafts])

  const isOpen = current === null || current === CHANGES || drafts[current] !== undefined
  useEffect(() => {
    if (current !== null && !isOpen) refresh([current]).catch((error) => setMessage(describeError(error)))
  }, [current, isOpen, refresh])

  /** Opens a file, or the start page; the browser's back button returns from it. */
  const select = (id: string | null, field: DeskIssue | null = null) => {
    setMessage(null)
    setTarget(field)
    setCurrent(id)
    window.location.hash = id ?? ''
  }
  const create = (kind: string) => {
    const own = desk?.kinds.find((known) => known.kind === kind)
    if (!desk || !own) return
    const draft = makeDraft(own, desk.today)
    setDrafts((known) => ({ [draft.id]: draft, ...known }))
    select(draft.id)
  }
  const edit = (id: string, to: (draft: Draft) => Draft) =>
    setDrafts((known) => (known[id] ? { ...known, [id]: to(known[id]) } : known))
  const change = (id: string, part: Partial<Draft>, field?: string) =>
    edit(id, (draft) => changeDraft(draft, part, field))
  const discard = (id: string) => {
    setIssues([])
    setMessage(null)
    setRestored((ids) => ids.filter((own) => own !== id))
    const draft = drafts[id]
    if (draft && !isNew(draft))
      return void refresh([id], true).catch((error) => setMessage(describeError(error)))
    setDrafts(({ [id]: _, ...rest }) => rest)
    if (current === id) select(null)
  }

  async function saveDrafts(ids: string[], reason: string | null) {
    if (!desk || isBusy) return
    const own = ids.flatMap((id) => drafts[id] ?? [])
    const open = own.find(({ conflicts }) => conflicts.length > 0)
    if (open)
      return setMessage({
        tone: 'bad',
        text: `${getLabel(desk, open)} was also changed elsewhere: choose a version at each marked field, then save.`,
      })
    const badNames = own.flatMap((draft) => findNameIssue(desk, draft) ?? [])
    if (badNames.length > 0) return applyResult(own, { status: 'invalid', issues: badNames })
    setIsBusy(true)
    try {
      await applyResult(own, await save({ files: own.map((draft) => toDraftFile(desk, draft)), reason }))
    } catch (error) {
      setMessage(describeError(error))
    } finally {
      setIsBusy(false)
    }
  }

  async function applyResult(own: Draft[], result: SaveResult) {
    setAsked(null)
    setIssues(result.status === 'invalid' ? result.issues : [])
    setMessage(null)
    switch (result.status) {
      case 'needs-reason':
        return setAsked({ ids: own.map(({ id }) => id), entries: result.entries })
      case 'conflict': {
        await refresh(result.files)
        const text = `Nothing was written: ${result.files.join(', ')} was also changed elsewhere. Where both changed the same field, both versions are shown: choose one, then save.`
        return setMessage({ tone: 'bad', text })
      }
      case 'unchanged':
        return setMessage({ tone: 'good', text: 'Nothing has changed, so nothing was written.' })
      case 'saved':
        return finishSave(own, result)
    }
  }

  async function finishSave(
    own: Draft[],
    { files, log, outdated }: Extract<SaveResult, { status: 'saved' }>,
  ) {
    if (!desk) return
    const kept = own.filter(({ isRemoved }) => !isRemoved)
    const opened = await Promise.all(
      kept.map((draft) => loadFile(toDraftFile(desk, draft).newFile ?? getFile(desk, draft))),
    )
    const others = files.filter(
      (file) =>
        file.startsWith('content/') &&
        latest.current[file] &&
        !opened.some((one) => one.file === file) &&
        !own.some(({ id }) => id === file),
    )
    setDesk(await loadDesk())
    setDrafts((known) => {
      const saved = opened.map((file, index) => {
        const sent = kept[index]
        const now = sent && known[sent.id]
        // What was typed while the check ran stays, on top of what was saved.
        return [
          file.file,
          now && now !== sent ? { ...rebase(now, getContent(sent), file), newName: null } : toDraft(file),
        ] as const
      })
      const gone = own.map(({ id }) => id)
      const rest = Object.entries(known).filter(([id]) => !gone.includes(id))
      return Object.fromEntries([...rest, ...saved])
    })
    await refresh(others)
    setRestored((ids) => ids.filter((id) => !own.some((draft) => draft.id === id)))
    const shown = own.findIndex(({ id }) => id === readPlace())
    const place = kept.indexOf(own[shown] as Draft)
    if (shown >= 0 && opened[place]?.file !== readPlace()) select(opened[place]?.file ?? null)
    setSaves((count) => count + 1)
    const removed = own.filter(({ isRemoved }) => isRemoved).map(({ id }) => id)
    const written = files.filter((file) => !removed.includes(file))
    const parts = [
      written.length > 0 && `Saved ${written.join(', ')}.`,
      removed.length > 0 && `Removed ${removed.join(', ')}.`,
      log.length > 0 && 'The change log was updated as well.',
      ...outdated.map(({ file, text }) => `No longer true, so no longer shown: “${text}” (${file}).`),
    ]
    setMessage({ tone: 'good', text: parts.filter(Boolean).join(' ') })
  }

  /** After files were written without their form: by the list of what is due, or by taking changes back. */
  async function reload(files: string[]) {
    setDesk(await loadDesk())
    setSaves((count) => count + 1)
    const known = files.filter((file) => latest.current[file])
    await refresh(known).catch(() =>
      setDrafts((all) => Object.fromEntries(Object.entries(all).filter(([id]) => !known.includes(id)))),
    )
  }

  /** Shows what others have published in the forms of the same files. */
  async function showPublished(files: Extract<PublishResult, { status: 'conflict' }>['files']) {
    const opened = await Promise.all(files.map(({ file }) => loadFile(file)))
    setSeen((known) => ({
      ...known,
      ...Object.fromEntries(files.map(({ file, version }) => [file, version])),
    }))
    setDrafts((known) => {
      const merged = opened.flatMap((file, index) => {
        const { theirs, before } = files[index] ?? {}
        if (!theirs || !before || !file.content) return []
        const draft = toDraft(file)
        const { value, conflicts } = mergeContent(before, file.content, theirs)
        const blocks = value.blocks && alignBlocks(value.blocks, file.content.blocks ?? []).map(keyBlock)
        return [[file.file, { ...draft, data: value.data, blocks, conflicts }] as const]
      })
      return { ...known, ...Object.fromEntries(merged) }
    })
  }

  const sources = drafts['content/sources.json']?.data.sources
  const listed = Array.isArray(sources)
    ? sources.flatMap(({ id, label }) => (id ? [{ id, label: label || id }] : []))
    : null
  /** A source can be cited before it is saved. */
  const withSources: Desk | null =
    desk && listed ? { ...desk, references: { ...desk.references, sources: listed } } : desk

  return {
    ...{ desk: withSources, current, restored, message, issues, target, asked, seen, saves, isBusy },
    draft: current === null ? undefined : drafts[current],
    kind: desk && current !== null ? findKind(desk, current) : undefined,
    unsaved: Object.values(drafts).filter(isChanged),
    ...{ select, create, edit, change, discard, saveDrafts, setMessage, reload, showPublished },
    undo: (id: string) => edit(id, undo),
    forgetRestored: () => setRestored([]),
    cancelAsk: () => setAsked(null),
  }
}

export type DeskState = ReturnType<typeof useDesk>

// The state of the desk: what is open, what was typed, and the result of the last save.
import { useCallback, useEffect, useState } from 'react'
import type { Desk, DeskIssue, LogProposal, SaveResult } from '../api'
import { rememberChecker } from './checker'
import { loadDesk, loadFile, save } from './client'
import {
  type Draft,
  findKind,
  findNameIssue,
  getFile,
  isChanged,
  makeDraft,
  toDraft,
  toDraftFile,
} from './drafts'

export type Message = { tone: 'good' | 'bad'; text: string }

type Drafts = Record<string, Draft>

const CONFLICT =
  'changed on disk since you opened it, so nothing was written. Your changes are still here. To continue, copy what you need, reload the file, and make your changes again.'

const describeError = (error: unknown): Message => ({
  tone: 'bad',
  text: error instanceof Error ? error.message : String(error),
})

export function useDesk() {
  const [desk, setDesk] = useState<Desk | null>(null)
  const [current, setCurrent] = useState<string | null>(null)
  const [drafts, setDrafts] = useState<Drafts>({})
  const [message, setMessage] = useState<Message | null>(null)
  const [issues, setIssues] = useState<DeskIssue[]>([])
  const [asked, setAsked] = useState<{ ids: string[]; entries: LogProposal[] } | null>(null)
  const [saves, setSaves] = useState(0)
  const [isBusy, setIsBusy] = useState(false)

  const open = useCallback(async (id: string, isReload = false) => {
    try {
      const opened = await loadFile(id)
      const draft = toDraft(opened)
      if (draft)
        setDrafts((known) =>
          known[id] && isChanged(known[id]) && !isReload ? known : { ...known, [id]: draft },
        )
      else
        setMessage({
          tone: 'bad',
          text: `${id} cannot be read: correct it in a text editor. See the errors above.`,
        })
      setCurrent(id)
      window.location.hash = id
    } catch (error) {
      setMessage(describeError(error))
    }
  }, [])

  useEffect(() => {
    loadDesk().then(setDesk, (error) => setMessage(describeError(error)))
    const linked = decodeURIComponent(window.location.hash.slice(1))
    if (linked) void open(linked)
  }, [open])

  const unsaved = Object.values(drafts).filter(isChanged)
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    if (unsaved.length > 0) window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsaved.length])

  const select = (id: string) => {
    setMessage(null)
    void open(id)
  }
  const create = (kind: string) => {
    const own = desk?.kinds.find((known) => known.kind === kind)
    if (!desk || !own) return
    const draft = makeDraft(own, desk.today)
    setDrafts((known) => ({ [draft.id]: draft, ...known }))
    setCurrent(draft.id)
    setMessage(null)
  }
  const change = (id: string, part: Partial<Draft>) =>
    setDrafts((known) => (known[id] ? { ...known, [id]: { ...known[id], ...part } } : known))
  const discard = (id: string) => {
    setIssues([])
    setMessage(null)
    setDrafts(({ [id]: _, ...rest }) => rest)
    if (drafts[id]?.newName === null) void open(id, true)
    else setCurrent(null)
  }

  async function saveDrafts(ids: string[], reason: string | null) {
    if (!desk) return
    const own = ids.flatMap((id) => drafts[id] ?? [])
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
    switch (result.status) {
      case 'needs-reason':
        setMessage(null)
        return setAsked({ ids: own.map(({ id }) => id), entries: result.entries })
      case 'conflict':
        return setMessage({ tone: 'bad', text: `${result.files.join(', ')} ${CONFLICT}` })
      case 'invalid':
        return setMessage(null)
      case 'unchanged':
        return setMessage({ tone: 'good', text: 'Nothing has changed, so nothing was written.' })
      case 'saved':
        return finishSave(own, result)
    }
  }

  async function finishSave(own: Draft[], { files, log }: Extract<SaveResult, { status: 'saved' }>) {
    if (!desk) return
    rememberChecker(own.map(({ data }) => data))
    const kept = own.filter(({ isRemoved }) => !isRemoved)
    const opened = await Promise.all(kept.map((draft) => loadFile(getFile(desk, draft))))
    const saved = opened.flatMap((file) => toDraft(file) ?? [])
    const gone = [...own.map(({ id }) => id), ...files]
    setDesk(await loadDesk())
    setDrafts((known) => ({
      ...Object.fromEntries(
        Object.entries(known).filter(
          ([id, draft]) => !gone.includes(id) || (isChanged(draft) && !own.some((one) => one.id === id)),
        ),
      ),
      ...Object.fromEntries(saved.map((draft) => [draft.id, draft])),
    }))
    const shown = kept.findIndex(({ id }) => id === current)
    if (own.some(({ id }) => id === current)) {
      setCurrent(saved[shown]?.id ?? null)
      window.location.hash = saved[shown]?.id ?? ''
    }
    setSaves((count) => count + 1)
    const entries = log.length > 0 ? ' The change log was updated as well.' : ''
    const removed = own.filter(({ isRemoved }) => isRemoved).map(({ id }) => id)
    const written = files.filter((file) => !removed.includes(file))
    const parts = [
      written.length > 0 && `Saved ${written.join(', ')}.`,
      removed.length > 0 && `Removed ${removed.join(', ')}.`,
    ]
    setMessage({ tone: 'good', text: parts.filter(Boolean).join(' ') + entries })
  }

  return {
    desk,
    current,
    draft: current === null ? undefined : drafts[current],
    kind: desk && current !== null ? findKind(desk, current) : undefined,
    unsaved,
    message,
    issues,
    asked,
    saves,
    isBusy,
    select,
    create,
    change,
    discard,
    saveDrafts,
    cancelAsk: () => setAsked(null),
  }
}

export type DeskState = ReturnType<typeof useDesk>

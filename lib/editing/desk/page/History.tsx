import { useState } from 'react'
import type { Content, HistoryEntry } from '../api'
import { loadHistory, loadVersion } from './client'
import { type Draft, keyBlock } from './drafts'
import { alignBlocks } from './merge'
import { describeError } from './use-desk'

type Props = { file: string; draft: Draft; onRestore: (part: Partial<Draft>) => void }

/** The published versions of a file in words, and a way back to each. */
export function History({ file, draft, onRestore }: Props) {
  const [entries, setEntries] = useState<HistoryEntry[] | null>(null)
  const [shown, setShown] = useState<(Content & { words: string[]; commit: string }) | null>(null)
  const [note, setNote] = useState('')
  const open = () => {
    if (!entries) loadHistory(file).then(setEntries, (error) => setNote(describeError(error).text))
  }
  const show = (commit: string) =>
    loadVersion(file, commit).then(
      (version) => {
        setShown({ ...version, commit })
        return version
      },
      (error) => setNote(describeError(error).text),
    )
  const restore = async (commit: string, name: string) => {
    const version = await show(commit)
    if (!version) return
    const blocks = version.blocks && alignBlocks(version.blocks, draft.original.blocks ?? []).map(keyBlock)
    onRestore({ data: version.data, blocks, isBroken: false })
    setNote(`The form now has the version of ${name}. Save it to keep it, or choose Undo.`)
  }
  return (
    <details className="entry" onToggle={open} open={draft.isBroken || undefined}>
      <summary>History of this file</summary>
      <p role="status">{note}</p>
      {entries?.length === 0 && <p>There is no published version yet.</p>}
      <ul>
        {entries?.map(({ commit, day, name, reason, words }) => (
          <li key={commit}>
            <strong>{day}</strong>, {name}: {reason}
            <p className="hint">{words.slice(0, 5).join('; ')}</p>
            <span className="row">
              <button
                type="button"
                onClick={() => void show(commit)}
                aria-label={`Show the version of ${day}: ${reason}`}
              >
                Show
              </button>
              <button
                type="button"
                onClick={() => void restore(commit, day)}
                aria-label={`Restore the version of ${day}: ${reason}`}
              >
                Restore
              </button>
            </span>
            {shown?.commit === commit && (
              <div className="version">
                <p>Since then: {shown.words.join('; ') || 'nothing has changed.'}</p>
                {shown.blocks?.map((block, index) => (
                  <pre key={index}>{block.text ?? ''}</pre>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

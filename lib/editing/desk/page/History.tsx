import { useState } from 'react'
import type { Content, HistoryEntry } from '../api'
import { loadHistory, loadVersion } from './client'
import { Button } from './controls'
import { useForm } from './form/parts'
import type { DeskState } from './use-desk'

/** The published versions of a file in words, and a way back to each. */
export function History({ run }: DeskState) {
  const { draft, change } = useForm()
  const [entries, setEntries] = useState<HistoryEntry[] | null>(null)
  const [shown, setShown] = useState<(Content & { words: string[]; commit: string }) | null>(null)
  const open = () => run(async () => void setEntries(entries ?? (await loadHistory(draft.id))))
  const show = (commit: string) =>
    run(async () => void setShown({ ...(await loadVersion(draft.id, commit)), commit }))
  const restore = (commit: string, day: string) =>
    run(async () => {
      const { data, blocks } = await loadVersion(draft.id, commit)
      change({ content: { data, blocks }, isBroken: false })
      const text = `The form now has the version of ${day}. Save it to keep it, or choose Undo.`
      return { isGood: true, text }
    })
  return (
    <details onToggle={open} open={draft.isBroken || undefined}>
      <summary>History of this file</summary>
      {entries?.length === 0 && <p>There is no published version yet.</p>}
      <ul>
        {entries?.map(({ commit, day, name, reason, words }) => (
          <li key={commit}>
            <strong>{day}</strong>, {name}: {reason}
            <p className="hint">{words.slice(0, 5).join('; ')}</p>
            <span className="row">
              <Button of={`${day}, ${reason}`} onClick={() => void show(commit)}>
                Show
              </Button>
              <Button of={`${day}, ${reason}`} onClick={() => void restore(commit, day)}>
                Restore
              </Button>
            </span>
            {shown?.commit === commit && (
              <div className="group">
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

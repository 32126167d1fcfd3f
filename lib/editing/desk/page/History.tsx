import { useState } from 'react'
import type { Content, HistoryEntry } from '../api'
import { loadHistory } from './client'
import { Button } from './controls'
import { useForm } from './form/parts'
import type { DeskState } from './use-desk'

/** The published versions of a file in words, and a way back to each. */
export function History({ run }: DeskState) {
  const { draft, change } = useForm()
  const [entries, setEntries] = useState<HistoryEntry[] | null>(null)
  const [shown, setShown] = useState('')
  const open = () => run(async () => void setEntries(entries ?? (await loadHistory(draft.id))))
  const restore = (content: Content, day: string) =>
    run(async () => {
      change({ content, isBroken: false })
      const text = `The form now has the version of ${day}. Save it to keep it, or choose Undo.`
      return { isGood: true, text }
    })
  return (
    <details onToggle={open} open={draft.isBroken || undefined}>
      <summary>History of this file</summary>
      {entries?.length === 0 && <p>There is no published version yet.</p>}
      <ul>
        {entries?.map(({ commit, day, name, reason, words, since, content }) => (
          <li key={commit}>
            <strong>{day}</strong>, {name}: {reason}
            <p className="hint">{words.slice(0, 5).join('; ')}</p>
            {content ? (
              <span className="row">
                <Button of={`${day}, ${reason}`} onClick={() => setShown(commit)}>
                  Show
                </Button>
                <Button of={`${day}, ${reason}`} onClick={() => void restore(content, day)}>
                  Restore
                </Button>
              </span>
            ) : (
              <p className="hint">There is no readable text of this version.</p>
            )}
            {shown === commit && (
              <div className="group">
                <p>Since then: {since.join('; ') || 'nothing has changed.'}</p>
                {content?.blocks?.map((block, index) => (
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

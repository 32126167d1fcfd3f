import { useEffect, useState } from 'react'
import type { Desk, Preview } from '../api'
import { loadPreview } from './client'
import type { Draft } from './drafts'
import { Reading } from './Reading'

const POLL_MS = 1500

type Props = { desk: Desk; page: string | null; saves: number; draft: Draft | undefined }

/** The live site at the page that shows the open file, as last saved; or the text as it reads now. */
export function PreviewPane({ desk, page, saves, draft }: Props) {
  const [isReading, setIsReading] = useState(false)
  const [preview, setPreview] = useState<Preview>({ state: 'starting' })
  const [found, setFound] = useState('')
  const path = page ?? '/'
  const { state } = preview
  useEffect(() => {
    // Once the site runs, the server answers when the page exists, which may take a moment for a new file.
    const ask = () =>
      loadPreview(state === 'ready' ? path : '').then(
        (now) => {
          setPreview(now)
          if (state === 'ready') setFound(`${path} ${saves}`)
        },
        () => undefined,
      )
    void ask()
    const timer = state === 'starting' && setInterval(ask, POLL_MS)
    return () => clearInterval(timer || undefined)
  }, [path, saves, state])
  const hasErrors = desk.issues.length > 0
  const text = isReading && draft?.content.blocks && <Reading desk={desk} draft={draft} />
  return (
    <aside aria-label="Preview">
      <div className="row bar">
        <strong>Preview</strong>
        <span className="hint grow">
          {text ? 'as typed, not saved' : page === null ? 'No page shows this file.' : `${page}, as saved`}
        </span>
        {draft?.content.blocks && (
          <button type="button" aria-pressed={isReading} onClick={() => setIsReading(!isReading)}>
            Unsaved text
          </button>
        )}
        {preview.state === 'ready' && (
          <a href={preview.url + path} target="_blank" rel="noreferrer">
            New tab
          </a>
        )}
      </div>
      {state === 'starting' && <p>The site is starting …</p>}
      {state === 'off' && <p>The desk is running without the preview (--no-preview).</p>}
      {preview.state === 'failed' && (
        <>
          <p>
            The site could not be started. The forms work without it. If `npm run dev` is running, stop it and
            start the desk again.
          </p>
          <pre>{preview.reason}</pre>
        </>
      )}
      {hasErrors && !text && (
        <p>The content has an error, so the site cannot be shown. “To do” names the file and the fix.</p>
      )}
      {text}
      {!text && preview.state === 'ready' && found.startsWith(`${path} `) && !hasErrors && (
        <iframe key={found} title={`The page ${path}`} src={preview.url + path} />
      )}
    </aside>
  )
}

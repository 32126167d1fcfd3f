import { useEffect, useState } from 'react'
import type { DeskIssue, Preview } from '../api'
import { loadPreview } from './client'

const POLL_MS = 1500

type Props = { first: Preview; page: string | null; saves: number; issues: DeskIssue[] }

/** The live site, at the page that shows the open file, as last saved. */
export function PreviewPane({ first, page, saves, issues }: Props) {
  const [preview, setPreview] = useState(first)
  // It may fail at any time, for example if `next dev` is already running.
  const isOver = preview.state === 'off' || preview.state === 'failed'
  const [reloads, setReloads] = useState(0)
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => loadPreview('').then(setPreview, () => undefined), POLL_MS)
    return () => clearInterval(timer)
  }, [isOver])
  const path = page ?? '/'
  // The server answers once the page of a new file exists.
  const [found, setFound] = useState('')
  const isReady = preview.state === 'ready'
  useEffect(() => {
    if (isReady)
      loadPreview(path).then(
        () => setFound(path),
        () => undefined,
      )
  }, [path, isReady])
  const hasErrors = issues.length > 0
  const key = `${path} ${saves} ${reloads}`
  const [loaded, setLoaded] = useState('')
  const isLoading = preview.state === 'ready' && loaded !== key
  return (
    <aside aria-label="Preview">
      <div className="row bar">
        <strong>Preview</strong>
        <span className="hint grow">
          {page === null ? 'No page shows this file.' : `${page}, ${isLoading ? 'loading …' : 'as saved'}`}
        </span>
        {preview.state === 'ready' && (
          <>
            <button type="button" onClick={() => setReloads(reloads + 1)}>
              Reload
            </button>
            <a href={preview.url + path} target="_blank" rel="noreferrer">
              New tab
            </a>
          </>
        )}
      </div>
      {preview.state === 'starting' && <p>The site is starting …</p>}
      {preview.state === 'off' && <p>The desk is running without the preview (--no-preview).</p>}
      {preview.state === 'failed' && (
        <>
          <p>
            The site could not be started. The forms work without it. If `npm run dev` is running, stop it and
            start the desk again.
          </p>
          <pre>{preview.reason}</pre>
        </>
      )}
      {hasErrors && (
        <p>
          The content has an error, so the site cannot be shown. “To do” names the file, the line, and the
          fix.
        </p>
      )}
      {preview.state === 'ready' && found === path && !hasErrors && (
        <iframe key={key} title={`The page ${path}`} src={preview.url + path} onLoad={() => setLoaded(key)} />
      )}
    </aside>
  )
}

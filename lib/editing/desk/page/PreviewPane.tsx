import { useEffect, useState } from 'react'
import type { Preview } from '../api'
import { loadPreview } from './client'
import { Button, NewTab } from './controls'
import { isChanged } from './drafts'
import { Reading } from './Reading'
import type { DeskState } from './use-desk'

/** The live site at the page that shows the open file, as last saved; or the text as it reads now. */
export function PreviewPane({ desk, current, kind, draft, saves }: DeskState) {
  const [isReading, setIsReading] = useState(false)
  const [{ url, reason, of }, setAnswer] = useState<Preview & { of?: string }>({})
  const { page } = kind?.files.find(({ file }) => file === current) ?? { page: '/' }
  const path = page ?? '/'
  useEffect(() => {
    const controller = new AbortController()
    const show = (preview: Preview) => setAnswer({ ...preview, of: `${path} ${saves}` })
    loadPreview(path, controller.signal).then(show, () => undefined)
    return () => controller.abort()
  }, [path, saves])
  const now = draft && isChanged(draft) ? 'as typed, not saved' : 'as saved'
  const text = isReading && draft?.content.blocks && <Reading desk={desk} draft={draft} />
  const problem =
    desk.issues.length > 0
      ? 'The content has an error, so the site cannot be shown. “To do” names the file and the fix.'
      : reason !== undefined
        ? 'The site could not be started. The forms work without it. If `npm run dev` is running, stop it and start the desk again.'
        : !url && (of ? 'The desk is running without the preview (--no-preview).' : 'The site is starting …')
  return (
    <section
      aria-label="Preview"
      className="relative flex min-h-0 min-w-0 flex-col overflow-auto border-l border-line max-[62rem]:hidden"
    >
      <div className="row border-y border-line px-3 py-2">
        <strong>Preview</strong>
        <span className="hint min-w-32 flex-1">
          {page === null ? 'No page shows this file.' : text ? now : `${page}, as saved`}
        </span>
        {draft?.content.blocks && (
          <Button aria-pressed={isReading} onClick={() => setIsReading(!isReading)}>
            Unsaved text
          </Button>
        )}
        {url && <NewTab href={url + path}>New tab</NewTab>}
      </div>
      {text}
      {!text && problem && <p>{problem}</p>}
      {!text && reason && <pre>{reason}</pre>}
      {!text && !problem && of?.startsWith(`${path} `) && (
        <iframe
          className="w-full flex-1 border-0 bg-white"
          key={of}
          title={`The page ${path}`}
          src={`${url}${path}`}
        />
      )}
    </section>
  )
}

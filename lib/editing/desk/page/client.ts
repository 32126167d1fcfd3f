// The page's requests to the desk's server. Each rejects with a message for the editor.
import type { Desk, OpenFile, Preview, SaveRequest, SaveResult } from '../api'

const UNREACHABLE =
  'The desk does not respond. Is `npm run desk` still running? Your unsaved changes are still on this page.'

async function ask<T>(path: string, options?: RequestInit): Promise<T> {
  const response = await fetch(path, options).catch(() => {
    throw new Error(UNREACHABLE)
  })
  if (!response.ok) throw new Error(await response.text())
  return response.json()
}

export const loadDesk = () => ask<Desk>('/api/desk')

export const loadPreview = () => ask<Preview>('/api/preview')

export const loadFile = (file: string) => ask<OpenFile>(`/api/file?file=${encodeURIComponent(file)}`)

export const save = (request: SaveRequest) =>
  ask<SaveResult>('/api/save', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  })

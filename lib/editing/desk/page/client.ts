// The page's requests to the desk's server. Each rejects with a message for the editor.
import type * as Api from '../api'
import type { Desk } from '../files'
import type { PublishRequest, SaveRequest } from '../request'

const UNREACHABLE =
  'The desk does not respond. Is `npm run desk` still running? Your unsaved changes are kept in this browser.'

async function ask<T>(path: string, body?: object, signal?: AbortSignal): Promise<T> {
  const options = body && {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }
  const response = await fetch(path, { ...options, signal }).catch(() => {
    throw new Error(UNREACHABLE)
  })
  if (!response.ok) throw new Error(await response.text())
  return response.json()
}

export const loadDesk = () => ask<Desk>('api/desk')
/** Answers once the site runs and has the page, which may take a moment. */
export const loadPreview = (page: string, signal: AbortSignal) =>
  ask<Api.Preview>(`api/preview?${new URLSearchParams({ page })}`, undefined, signal)
export const loadFile = (file: string) => ask<Api.OpenFile>(`api/file?${new URLSearchParams({ file })}`)
export const loadChanges = () => ask<Api.UnpublishedFile[]>('api/changes')
export const loadHistory = (file: string) =>
  ask<Api.HistoryEntry[]>(`api/history?${new URLSearchParams({ file })}`)
export const saveFiles = (request: SaveRequest) => ask<Api.SaveResult>('api/save', request)
export const takeBack = (files: string[]) => ask<null>('api/take-back', files)
export const publish = (request: PublishRequest) => ask<Api.PublishResult>('api/publish', request)

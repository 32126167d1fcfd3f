import { useMemo } from 'react'
import { Changes, NOT_SENT } from './Changes'
import { Button } from './controls'
import { getFile } from './drafts'
import { Editor } from './Editor'
import { Errors } from './Errors'
import { FileList } from './FileList'
import { PreviewPane } from './PreviewPane'
import { SaveBar } from './SaveBar'
import { Start } from './Start'
import { CHANGES, useDesk } from './use-desk'

export function DeskPage() {
  const state = useDesk()
  const { desk, current, draft, kind, outcome } = state
  const onDisk = useMemo(
    () => (desk?.issues ?? []).filter(({ file }) => current === null || file === current),
    [desk?.issues, current],
  )
  // What was not sent is about the list of changes and the files it names.
  const open = desk && draft ? getFile(desk, draft) : current
  const isShown = outcome.refused !== NOT_SENT || outcome.issues?.some(({ file }) => file === open)
  const issues = current === CHANGES || isShown ? outcome.issues : undefined
  if (!desk) return <p>{outcome.text ?? 'Reading the content …'}</p>
  const page = { state, desk }
  const shown = kind?.files.find(({ file }) => file === current)
  return (
    <div className="grid h-dvh overflow-hidden max-[62rem]:grid-rows-[auto_minmax(0,1fr)] min-[62rem]:grid-cols-[13.5rem_minmax(20rem,1fr)_minmax(16rem,34%)]">
      <Button
        className="absolute z-1 not-focus:sr-only"
        onClick={() => document.getElementById('form')?.focus()}
      >
        Skip to the form
      </Button>
      <FileList {...page} />
      <div className="flex min-h-0 min-w-0 flex-col border-l border-line">
        <main id="form" tabIndex={-1} key={current} className="relative flex-1 overflow-auto px-5 pt-4 pb-12">
          <Errors {...page} title={outcome.refused ?? ''} issues={issues ?? []} />
          {!issues && (
            <Errors {...page} title={current ? 'This file' : 'What would stop a build'} issues={onDisk} />
          )}
          {current === CHANGES && <Changes {...page} />}
          {current === null && <Start {...page} />}
          {draft && kind ? (
            <Editor {...page} kind={kind} draft={draft} />
          ) : (
            current !== CHANGES && current && 'Opening …'
          )}
        </main>
        <SaveBar {...state} />
      </div>
      <PreviewPane page={shown ? shown.page : '/'} {...{ desk, draft, saves: state.saves }} />
      {Object.entries(desk.references).map(([name, ids]) => (
        <datalist key={name} id={`ids-${name}`}>
          {ids.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </datalist>
      ))}
    </div>
  )
}

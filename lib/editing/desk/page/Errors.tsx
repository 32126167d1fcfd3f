import { useEffect, useMemo, useRef } from 'react'
import { Button } from './controls'
import { getFile, getLabel } from './drafts'
import { goTo } from './form/go-to'
import { namePlace } from './issues'
import { CHANGES, type DeskState, isWriting, NOT_SENT } from './use-desk'

/**
 * Errors of the last action or, without any, those on disk. They take the focus from a button far down in the form, never
 * from a text.
 */
export function Errors({ desk, current, draft, drafts, outcome, select }: DeskState) {
  const list = useRef<HTMLElement>(null)
  const open = draft ? getFile(desk, draft) : current
  const onDisk = useMemo(
    () => desk.issues.filter(({ file }) => current === null || file === current),
    [desk.issues, current],
  )
  // What was not sent is about the list of changes and the files it names.
  const isAbout = current === CHANGES || outcome.issues?.some(({ file }) => file === open)
  const own = outcome.refused !== NOT_SENT || isAbout ? outcome.issues : undefined
  const issues = own ?? onDisk
  const title = own ? outcome.refused : current ? 'This file' : 'What would stop a build'
  useEffect(() => {
    if (issues.length > 0 && !isWriting()) list.current?.focus()
  }, [issues])
  if (issues.length === 0) return null
  return (
    <section ref={list} tabIndex={-1} className="summary" role="alert" aria-labelledby="errors">
      <h2 id="errors" className="text-[1.1rem]">
        {title}: {issues.length === 1 ? 'one error' : `${issues.length} errors`} to correct.
      </h2>
      <ul>
        {issues.map((issue) => {
          const { file, path, line, message } = issue
          const isHere = file === open
          const place = namePlace(desk, issue, isHere ? draft : drafts[file])
          const hasField = !isHere || path.length > 1 || path[0] !== 'data'
          const words = [isHere ? '' : getLabel(desk, file), place].filter(Boolean).join(': ') || file
          return (
            <li key={JSON.stringify(issue)}>
              {hasField ? (
                <Button className="link" onClick={() => (isHere ? goTo(path, line) : select(file, issue))}>
                  {words}
                </Button>
              ) : (
                words
              )}
              : {message}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

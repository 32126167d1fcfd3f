import { useEffect, useRef } from 'react'
import type { DeskIssue } from '../api'
import { Button } from './controls'
import { getFile, getLabel } from './drafts'
import { goTo } from './form/go-to'
import { namePlace } from './issues'
import type { Props as Page } from './use-desk'

type Props = Page & { title: string; issues: DeskIssue[] }

/**
 * Errors, each with a link to its field, also in another file. The list takes the focus, because the button that was
 * pressed may be far from the top of the form.
 */
export function Errors({ state, desk, title, issues }: Props) {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    if (issues.length > 0) list.current?.focus()
  }, [issues])
  if (issues.length === 0) return null
  const { current, draft, drafts, select } = state
  const open = draft ? getFile(desk, draft) : current
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
          const words = [...(isHere ? [] : [getLabel(desk, file)]), ...(place ? [place] : [])]
          return (
            <li key={JSON.stringify(issue)}>
              {hasField ? (
                <Button className="link" onClick={() => (isHere ? goTo(path, line) : select(file, issue))}>
                  {words.join(': ') || file}
                </Button>
              ) : (
                words.join(': ') || file
              )}
              : {message}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

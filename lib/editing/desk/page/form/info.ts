// What every field of a form may need besides its value.
import { createContext, useContext } from 'react'
import type { DeskIssue } from '../../api'

export type FormInfo = { issues: DeskIssue[]; today: string }

export const FormInfoContext = createContext<FormInfo>({ issues: [], today: '' })

/** The issues reported for exactly this path. */
export const useIssues = (path: readonly (string | number)[]): DeskIssue[] => {
  const own = JSON.stringify(path)
  return useContext(FormInfoContext).issues.filter((issue) => JSON.stringify(issue.path) === own)
}

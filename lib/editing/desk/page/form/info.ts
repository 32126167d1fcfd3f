// What every field of a form may need besides its value.
import { createContext, useContext } from 'react'
import type { DeskIssue } from '../../api'

export type FormInfo = {
  issues: DeskIssue[]
  today: string
  /** Chosen images as data URLs, by their paths in public/. */
  images: Record<string, string>
  onImage: (path: string, url: string) => void
}

export const FormInfoContext = createContext<FormInfo>({
  issues: [],
  today: '',
  images: {},
  onImage: () => {},
})

/** The issues reported for exactly this path. */
export const useIssues = (path: readonly (string | number)[]): DeskIssue[] => {
  const own = JSON.stringify(path)
  return useContext(FormInfoContext).issues.filter((issue) => JSON.stringify(issue.path) === own)
}

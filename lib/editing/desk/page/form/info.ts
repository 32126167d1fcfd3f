// What every field of a form may need besides its value.
import { createContext, useContext } from 'react'
import type { DeskIssue } from '../../api'
import type { Conflict } from '../merge'

type Path = readonly (string | number)[]

export type FormInfo = {
  issues: DeskIssue[]
  conflicts: Conflict[]
  /** Chooses a version: theirs, or the one in the form. */
  onResolve: (conflict: Conflict, isTheirs: boolean) => void
  today: string
  /** The names of records and sources by their ids. */
  names: Record<string, string>
  /** Chosen images as data URLs, by their paths in public/. */
  images: Record<string, string>
  onImage: (path: string, url: string) => void
}

export const FormInfoContext = createContext<FormInfo>({
  issues: [],
  conflicts: [],
  onResolve: () => {},
  today: '',
  names: {},
  images: {},
  onImage: () => {},
})

const isAt = (own: Path, path: Path) => JSON.stringify(own) === JSON.stringify(path)

/** The issues reported for exactly this path. */
export const useIssues = (path: Path): DeskIssue[] =>
  useContext(FormInfoContext).issues.filter((issue) => isAt(issue.path, path))

export const useConflict = (path: Path): Conflict | undefined =>
  useContext(FormInfoContext).conflicts.find((conflict) => isAt(conflict.path, path))

/** Whether something is marked at or below this path. */
export function useHasMark(path: Path): boolean {
  const { issues, conflicts } = useContext(FormInfoContext)
  return [...issues, ...conflicts].some((mark) => path.every((key, index) => mark.path[index] === key))
}

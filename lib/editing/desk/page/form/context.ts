// What every field of a form may need besides its value.
import { createContext, useContext } from 'react'
import type { Desk } from '../../api'
import type { Draft } from '../drafts'

export type FormContext = {
  desk: Desk
  draft: Draft
  /** `field` is the id of the field that changed. */
  change: (part: Partial<Draft>, field?: string) => void
}

export const OpenForm = createContext<FormContext | null>(null)

export function useForm(): FormContext {
  const context = useContext(OpenForm)
  if (!context) throw new Error('A field is outside of a form.')
  return context
}

// Messages that say where the error is, for people who edit the file.
import type { DeskIssue } from '../api'

/** "<FigureTable> caption: expected …" without the component and its field, which the page shows by their labels. */
export const withoutPlace = ({ message, field }: DeskIssue): string =>
  field ? message.replace(/^<\w+> (?:[\w.[\]]+: )?/, '') : message

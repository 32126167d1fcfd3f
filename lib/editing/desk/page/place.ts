// Where an error is, when its message says so for people who edit the file.
import type { DeskIssue } from '../api'

/** "<FigureTable> caption: expected …" without the component and its field, which the page shows in its own words. */
export const withoutPlace = ({ message, field }: DeskIssue): string =>
  field ? message.replace(/^<\w+> (?:[\w.[\]]+: )?/, '') : message

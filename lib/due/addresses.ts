// The addresses of other sites, and of mailboxes, in the fields of the content.
import type { CheckedContent } from '../content/kinds'
import { listPlaces } from '../content/walk'

const ADDRESS = /^(?:https?:\/\/|[^\s@]+@)\S+$/

export const listAddresses = (content: CheckedContent) =>
  listPlaces(content).flatMap(({ file, path, value }) =>
    typeof value === 'string' && ADDRESS.test(value) ? [{ address: value, file, path }] : [],
  )

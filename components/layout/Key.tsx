import type { ComponentProps } from 'react'
import { KeyList } from './KeyList'
import { getKeyTexts } from './key-texts'

/** Once, above the first paid link of a page: what its marks mean. They then follow the claims. */
export const Key = (props: Omit<ComponentProps<typeof KeyList>, 'texts'>) => (
  <KeyList texts={getKeyTexts()} {...props} />
)

import type { ReactNode } from 'react'
import { isUnproven } from '@/lib/content'
import type { Topic } from '@/lib/providers/unproven'

/** A sentence that is on the page only while the data says that nobody has checked or published what it is about. */
export const Unproven = ({ about, children }: { about: Topic; children: ReactNode }) =>
  isUnproven(about) ? children : null

import type { ReactNode } from 'react'
import { GuideArticle } from '@/components/guides/GuideArticle'
import type { Guide } from '@/lib/content'

type Props = { guides: readonly Guide[]; guide: Guide; children?: ReactNode }

/** Astro gives the text as children; our article takes the function that Next's loader compiles. */
export const Article = ({ children, ...facts }: Props) => (
  <GuideArticle {...facts} text={() => <>{children}</>} />
)

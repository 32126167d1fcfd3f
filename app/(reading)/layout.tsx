// Soft navigations to reading pages bring the rules that no other page uses. The published pages
// themselves carry what they need: see lib/publish/plain-page.mjs.
import type { ReactNode } from 'react'
import '../globals.css'

export default function ReadingLayout({ children }: { children: ReactNode }) {
  return children
}

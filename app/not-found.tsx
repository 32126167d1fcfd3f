// The page for addresses that do not exist. Hosts serve it as 404.html.
import type { Metadata } from 'next'
import { MissingPathLog } from '@/components/layout/MissingPathLog'
import { NotFoundSuggestions } from '@/components/layout/NotFoundSuggestions'
import { PageShell } from '@/components/layout/PageShell'
import { Eyebrow } from '@/components/ui/Eyebrow'

export const metadata: Metadata = {
  title: 'Page not found',
  description:
    'There is no page at this address. The rankings, guides, quiz and calculator are one click away.',
}

export default function NotFound() {
  return (
    <PageShell path="">
      <MissingPathLog />
      <Eyebrow>404</Eyebrow>
      <h1 className="mb-5 font-serif text-h1 font-bold">Oops! Page not found</h1>
      <p className="mb-8 max-w-[36rem] text-lead text-muted">
        There is no page at this address. It may have moved, or the address may have a typing error.
      </p>
      <NotFoundSuggestions />
    </PageShell>
  )
}

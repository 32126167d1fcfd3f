import { MissingPathLog } from '@/components/layout/MissingPathLog'
import { PageShell } from '@/components/layout/PageShell'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Eyebrow } from '@/components/ui/Eyebrow'
import { ROUTES } from '@/lib/site/routes'

export const metadata = {
  title: 'Page not found',
  description: 'There is no page at this address.',
}

export default function NotFound() {
  return (
    <PageShell path="">
      <MissingPathLog />
      <Eyebrow>404</Eyebrow>
      <h1 className="mb-5 font-serif text-h1 font-bold">Oops! Page not found</h1>
      <p className="mb-8 max-w-[34rem] text-lead text-muted">
        There is no page at this address. It may have moved, or the address may have a typing error.
      </p>
      <div className="flex flex-wrap gap-3.5">
        <ButtonLink href={ROUTES.home}>Return to Home</ButtonLink>
        <ButtonLink href={ROUTES.rankings} variant="outline">
          View Rankings
        </ButtonLink>
        <ButtonLink href={ROUTES.blog} variant="outline">
          Read the Blog
        </ButtonLink>
      </div>
    </PageShell>
  )
}

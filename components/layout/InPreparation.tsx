import { ButtonLink } from '@/components/ui/ButtonLink'
import { Unbroken } from '@/components/ui/Unbroken'
import { ROUTES } from '@/lib/site/routes'

type Props = { title: string; children: string }

/** A page whose tool is not built yet: it says so, and leads on. */
export function InPreparation({ title, children }: Props) {
  return (
    <div className="max-w-[42rem]">
      <h1 className="mb-5 font-serif text-h1 font-bold">
        <Unbroken>{title}</Unbroken>
      </h1>
      <p className="mb-8 text-lead text-muted">{children}</p>
      <ButtonLink href={ROUTES.rankings}>View Top Providers</ButtonLink>
    </div>
  )
}

import { ButtonLink } from '@/components/ui/ButtonLink'
import { getHome } from '@/lib/content'

/** The link to the rankings at the end of the home page. */
export function CallToAction() {
  const { title, text, button } = getHome().callToAction
  return (
    <section
      aria-labelledby="call_title"
      className="mt-16 flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-lg bg-accent-soft p-6 md:mt-24 md:p-10"
    >
      <div>
        <h2 id="call_title" className="mb-1 heading-2">
          {title}
        </h2>
        <p className="text-muted">{text}</p>
      </div>
      <ButtonLink href={button.href}>{button.label}</ButtonLink>
    </section>
  )
}

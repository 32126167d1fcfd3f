import { Band } from '@/components/ui/Band'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { getContent } from '@/lib/content'

/** The link to the rankings at the end of the home page. */
export function CallToAction() {
  const { title, text, button } = getContent().home.callToAction
  return (
    <Band titleId="call_title" title={title} text={text}>
      <ButtonLink href={button.href}>{button.label}</ButtonLink>
    </Band>
  )
}

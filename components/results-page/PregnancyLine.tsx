import { TextLink } from '@/components/ui/TextLink'
import { getContent } from '@/lib/content'

/**
 * Pregnancy and birth control, for everybody under an age: the quiz does not ask who could become pregnant. The inline
 * script of the line about states marks the page of an older visitor before this is parsed.
 */
export function PregnancyLine() {
  const { lead, text, link } = getContent().safety.pregnancy
  return (
    <p className="my-3 text-sm/snug [[data-age]_&]:hidden">
      <strong>{lead}</strong> {text} <TextLink href={link.href}>{link.label}</TextLink>
    </p>
  )
}

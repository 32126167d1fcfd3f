import { TextLink } from '@/components/ui/TextLink'

export type PregnancyTexts = { lead: string; text: string; link: { label: string; href: string } }

/**
 * Pregnancy and birth control, for everybody under an age: the quiz does not ask who could become pregnant. The inline
 * script of the line about states marks the page of an older visitor before this is parsed.
 */
export const PregnancyLine = ({ lead, text, link }: PregnancyTexts) => (
  <p className="mb-1 text-xs/snug md:text-sm/snug [[data-age]_&]:hidden">
    <strong>{lead}</strong> {text} <TextLink href={link.href}>{link.label}</TextLink>
  </p>
)

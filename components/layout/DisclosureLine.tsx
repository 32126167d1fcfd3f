import { OutwardIcon } from '@/components/ui/icons'
import { TextLink } from '@/components/ui/TextLink'

/** The parts of the sentence. `influence` is null once a statement is signed that commissions affect nothing. */
export type DisclosureTexts = {
  lead: string
  influence: string | null
  opinion: string
  link: { label: string; href: string }
}

type Props = { texts: DisclosureTexts; className?: string }

/**
 * The one sentence above the first paid link of a page. The arrow is a drawing, because some devices show the character as a
 * picture; read aloud, it is the words beside each paid link.
 */
export const DisclosureLine = ({ texts: { lead, influence, opinion, link }, className = '' }: Props) => (
  <p data-disclosure className={`text-xs/snug text-muted ${className}`}>
    {`${lead} `}
    {/* The mark never begins a line without its arrow. */}
    <span className="whitespace-nowrap">
      <OutwardIcon className="inline size-3 text-link" />
      <span className="sr-only">“Paid link”</span>
      {influence ? ';' : '.'}
    </span>
    {influence ? ` ${influence} ` : ' '}
    <TextLink href={link.href}>{link.label}</TextLink>
    {`. ${opinion}`}
  </p>
)

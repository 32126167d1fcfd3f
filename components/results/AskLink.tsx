import type { CardData } from '@/components/cards/get-cards'
import { TextLink } from '@/components/ui/TextLink'
import { QUESTIONS_ID } from '@/lib/base/page-anchors'

/** From the answer to the questions on the seller's page, if there are any. */
export const AskLink = ({ card: { href, name, questions } }: { card: CardData }) =>
  questions.length > 0 && <TextLink href={`${href}#${QUESTIONS_ID}`}>{`What to ask ${name}`}</TextLink>

import { formatDisclosure } from '@/components/layout/Disclosure'
import { getMedicareProgram } from '@/components/offers/get-medicare-program'
import type { PropsOf } from '@/lib/guides/props'
import { formatWhatAnswersChange, WHAT_ANSWERS_SEND } from '@/lib/quiz/answers'

const SENTENCES = {
  commissions: formatDisclosure,
  'answers-change': () => formatWhatAnswersChange(getMedicareProgram() !== null),
  'answers-send': () => WHAT_ANSWERS_SEND,
} satisfies Record<PropsOf<'Sentence'>['says'], () => string>

/** A sentence that other pages say as well, or that follows from the data, in the text of a legal page. */
export const Sentence = ({ says }: PropsOf<'Sentence'>) => SENTENCES[says]()

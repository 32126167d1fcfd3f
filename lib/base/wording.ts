// Words that no text of this site may use, because they claim more than our records show.

const FORBIDDEN: { pattern: RegExp; fix: string }[] = [
  {
    pattern:
      /\btells? you (?:\S+ of \d+|most|more|less)\b|\b(?:do|does|did) not tell you\b|\bhow much (?:it|each(?: one| provider)?) tells you\b/i,
    fix: 'A gap is in our record, not their silence: write "On record: 6 of 27 facts" or "not on record".',
  },
  {
    pattern:
      /\bstates whether\b|\bnot stated\b|\b(?:do|does|did) not state\b|\b(?:providers?|sellers?|it|each|they) states? (?:it|its|them|their|theirs)\b|\bstated by the provider\b|\bwhat (?:it|a provider|providers) states?\b/i,
    fix: 'We have not compared our records with their pages: write "on record" or "not on record".',
  },
  {
    pattern: /\bnothing is (?:stored|sent|stored or sent)\b|\bnowhere else\b|\bwe store nothing\b/i,
    fix: "The address of the results holds the answers, and the host's log can contain it: write {answers}.",
  },
  {
    pattern: /\bsame active ingredient\b|\bclinically proven\b/i,
    fix: 'Only an approved drug may be described like this: leave it out.',
  },
]

/** The error for the first forbidden words in a text, or null. */
export function findForbiddenWords(text: string): string | null {
  for (const { pattern, fix } of FORBIDDEN) {
    const [words] = pattern.exec(text) ?? []
    if (words) return `expected other words than "${words}". ${fix}`
  }
  return null
}

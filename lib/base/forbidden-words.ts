// Words that no text of this site may use, because they claim more than our records show.

const FORBIDDEN: { pattern: RegExp; fix: string }[] = [
  {
    pattern:
      /\btells? you (?:\S+ of \d+|\d+|most|more|less|its|whether|which)\b|\b(?:do|does|did)(?:n['’]t| not) tell you\b|\b(?:none|any|each|one) of the \S+ tells?\b|\bhow much (?:it|each(?: one| provider)?) tells you\b/i,
    fix: 'A gap is in our record, not their silence: write "We know 6 of 27 facts" or "We don’t know".',
  },
  {
    pattern:
      /\bstates whether\b|\bnot stated\b|\b(?:do|does|did)(?:n['’]t| not) state\b|\b(?:none|any|each|one) of the \S+ states?\b|\b(?:providers?|sellers?|it|each|they) states? (?:it|its|them|their|theirs|a|an|the|no|that|which)\b|\bstated by the provider\b|\bwhat (?:it|a provider|providers) states?\b/i,
    fix: 'We have not compared our facts with their pages: write "not known" or "we don’t know".',
  },
  {
    pattern: /(?:\w-[A-Z]\w+|\b[A-Z][a-z]+[A-Z]\w*) (?:states|tells you)\b/,
    fix: 'We have not compared our facts with the pages of this provider: write "as we have it".',
  },
  {
    pattern:
      /\bunbiased\b|\b(?:we|ours?|list|ranking|reviews?|site)(?: \w+)? (?:is|are) independent\b|\b(?:our|an) independent (?:comparison|experts?|list|ranking|reviews?|site)\b/i,
    fix: 'Only a signed statement may say this: enter it in content/about.json, and leave it out here.',
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
  const found = FORBIDDEN.find(({ pattern }) => pattern.test(text))
  return found ? `expected other words than "${found.pattern.exec(text)?.[0]}". ${found.fix}` : null
}

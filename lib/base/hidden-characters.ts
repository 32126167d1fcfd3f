// Characters that a reader cannot see, or that break a page, a feed or a search: control characters, marks that change the
// direction of the text, characters without width, halves of pairs, private and unassigned ones, and U+FFFD, which stands
// for a character that was lost. A line break, a tab, and the selector that makes a symbol colorful are allowed; joined
// emoji are not.
const HIDDEN =
  /(?!\t|\n|\uFE0E|\uFE0F)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\uFFFD]/u

const NAMES: Readonly<Record<string, string>> = {
  '\u0000': 'NULL',
  '\u0007': 'BELL',
  '\u0008': 'BACKSPACE',
  '\u000B': 'VERTICAL TAB',
  '\u000C': 'FORM FEED',
  '\u000D': 'CARRIAGE RETURN',
  '\u001B': 'ESCAPE',
  '\u007F': 'DELETE',
  '\u0085': 'NEXT LINE',
  '\u00AD': 'SOFT HYPHEN',
  '\u034F': 'COMBINING GRAPHEME JOINER',
  '\u061C': 'ARABIC LETTER MARK',
  '\u200B': 'ZERO WIDTH SPACE',
  '\u200C': 'ZERO WIDTH NON-JOINER',
  '\u200D': 'ZERO WIDTH JOINER',
  '\u200E': 'LEFT-TO-RIGHT MARK',
  '\u200F': 'RIGHT-TO-LEFT MARK',
  '\u2028': 'LINE SEPARATOR',
  '\u2029': 'PARAGRAPH SEPARATOR',
  '\u202A': 'LEFT-TO-RIGHT EMBEDDING',
  '\u202B': 'RIGHT-TO-LEFT EMBEDDING',
  '\u202C': 'POP DIRECTIONAL FORMATTING',
  '\u202D': 'LEFT-TO-RIGHT OVERRIDE',
  '\u202E': 'RIGHT-TO-LEFT OVERRIDE',
  '\u2060': 'WORD JOINER',
  '\u2066': 'LEFT-TO-RIGHT ISOLATE',
  '\u2067': 'RIGHT-TO-LEFT ISOLATE',
  '\u2068': 'FIRST STRONG ISOLATE',
  '\u2069': 'POP DIRECTIONAL ISOLATE',
  '\uFEFF': 'ZERO WIDTH NO-BREAK SPACE',
  '\uFFFD': 'REPLACEMENT CHARACTER',
}

const KINDS: [RegExp, string][] = [
  [/\p{Cc}/u, 'a control character'],
  [/\p{Cs}/u, 'half of a pair of surrogates'],
  [/\p{Co}/u, 'a private-use character'],
  [/\p{Noncharacter_Code_Point}/u, 'not a character'],
]

/** The error for the first such character in a text, or null. */
export function findHiddenCharacter(text: string): string | null {
  const found = HIDDEN.exec(text)?.[0]
  if (found === undefined) return null
  const code = `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  const name = NAMES[found] ?? KINDS.find(([pattern]) => pattern.test(found))?.[1] ?? 'an invisible character'
  const fix = found === '\uFFFD' ? 'It stands for a character that was lost: write that again.' : 'Delete it.'
  return `expected characters that readers see, got ${code}, ${name}. ${fix}`
}

// Rewords the texts of the schemas and the content check for a form. They are written for people who edit the files, so
// they mention null, true, and quotes, where a form has choices and fields.

/** `"pricing": null` */
const NULL_FIELD = /"(\w+)": null\b/g

/** ", like <Cite id="step-1" />": the form has a list or a button for it. */
const TAG = /,(?: like)? <\w+[^>]*\/>/g

/** A quoted value from the content, which is not reworded. */
const QUOTED = /("(?:[^"\\]|\\.)*")/

const WORDS: [RegExp, string][] = [
  [/\bwrite null\b/g, 'choose “Not stated”'],
  [/\bWrite null\b/g, 'Choose “Not stated”'],
  [/\bnull\b/g, '“Not stated”'],
  [/\btrue\b/g, '“Yes”'],
  [/\bfalse\b/g, '“No”'],
  [/, without quotes\./g, '.'],
]

/** "expected a day, got "x". Fix." and "missing: expected a day. Fix.", as the check writes them. */
const MESSAGE = /^(missing: )?expected ([\s\S]+?)(?:, got ((?:"(?:[^"\\]|\\.)*"|[^".])*?))?\. ([\s\S]*)$/

/** A message or description without JSON; the values it quotes keep their wording. */
export const toFormWording = (text: string): string =>
  text
    .replace(MESSAGE, (_, missing, wanted, found, fix) => {
      if (missing) return `Fill this in: ${wanted}.`
      if (found === 'nothing' || found === '""')
        return `Fill this in: ${wanted}. ${fix.replace(/^Fill it in\./, '')}`.trim()
      return `This has to be ${wanted}.${found ? ` It is ${found} now.` : ''} ${fix}`
    })
    .replace(TAG, '')
    .replace(NULL_FIELD, '“Not stated” for the whole $1')
    .split(QUOTED)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : WORDS.reduce((reworded, [word, choice]) => reworded.replace(word, choice), part),
    )
    .join('')

// Rewords the texts of the schemas and the content check for a form. They are written for people who edit the files, so
// they mention null, true, and quotes, where a form has choices and fields.

/** `"pricing": null` */
const NULL_FIELD = /"(\w+)": null\b/g

/** ", like <Cite id="step-1" />": the form has a list or a button for it. */
const TAG = /,(?: like)? <\w+[^>]*\/>/g

/** Words of JSON, but not in a quoted value from the content. */
const WORD = /("(?:[^"\\]|\\.)*")|\b(?:[Ww]rite null|null|true|false)\b|, without quotes(?=\.)/g

const WORDS: Record<string, string> = {
  'write null': 'choose “Not stated”',
  'Write null': 'Choose “Not stated”',
  null: '“Not stated”',
  true: '“Yes”',
  false: '“No”',
  ', without quotes': '',
}

/** The rest of a list of names that is too long to read. */
const LONG_LIST = /(\buse one of (?:[^\s,]+, ){3})(?:[^\s,]+, ){12,}/gi

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
    .replace(LONG_LIST, '$1… ')
    .replace(NULL_FIELD, '“Not stated” for the whole $1')
    .replace(WORD, (found, quoted) => quoted ?? WORDS[found])

import { errorsAfter, FIXTURE_ROUTES, readRawContent } from '../../../../fixtures/fixture-content'

/** The errors after replacing the privacy policy with a text that starts on line 3. */
const errorsOnPrivacyPage = (text: string) => {
  const index = readRawContent().legal.findIndex(({ slug }) => slug === 'privacy-policy')
  return errorsAfter({ [`legal.${index}.text`]: `---\n---\n${text}\n` })
}

describe('the links and images of a legal page exist', () => {
  test.each([
    ['[x](#who)', 'there is no heading "#who" on /privacy-policy. It has none.'],
    ['[x](/rankings)', `there is no page at "/rankings". Use one of ${FIXTURE_ROUTES}, or an https address.`],
    [
      '[x](#who)\n\n## Data\n\n## Law',
      'there is no heading "#who" on /privacy-policy. Use one of #data, #law.',
    ],
    [
      '[x](/privacy-policy#who)\n\n## Data',
      'there is no heading "#who" on /privacy-policy. Use one of #data.',
    ],
    [
      '![x](/missing.png)',
      'there is no image at "/missing.png". Put it in public/ and write its path from there, like "/pen.png".',
    ],
    [
      '[x](/blog#top) and [y](/rankings)',
      `there is no page at "/rankings". Use one of ${FIXTURE_ROUTES}, or an https address.`,
    ],
  ])('%s', (text, message) => {
    expect(errorsOnPrivacyPage(text)).toEqual([`content/legal/privacy-policy.mdx → line 3: ${message}`])
  })

  test.each([
    '[x](/privacy-policy)',
    '[x](/blog#top)',
    '[x](/guides/glp1-side-effects)',
    '## Who\n\n[x](#who)',
  ])('%j is valid', (text) => {
    expect(errorsOnPrivacyPage(text)).toEqual([])
  })
})

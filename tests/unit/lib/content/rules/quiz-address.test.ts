import { ANSWER_KEYS } from '@/lib/quiz/answers'
import { errorsAfter } from '../../../../fixtures/fixture-content'

const ADDRESS = `/findquiz1-results?${Object.values(ANSWER_KEYS)
  .map((key) => `${key}=…`)
  .join('&')}`

test('the address of the results must have every answer in any text that shows it', () => {
  const text = `It looks like \`${ADDRESS}\`, on \`/findquiz1-results\`.\n\nOr \`/findquiz1-results?x=…\`.`
  expect(errorsAfter({ 'legal.1.text': text })).toEqual([
    `content/legal/privacy-policy.mdx → line 3: expected ${ADDRESS}, got /findquiz1-results?x=…. The quiz asks for ${Object.keys(ANSWER_KEYS).join(', ')} (lib/quiz/answers.ts): correct the address and the sentences beside it.`,
  ])
})

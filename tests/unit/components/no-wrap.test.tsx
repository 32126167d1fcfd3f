import { render } from '@testing-library/react'
import { NoWrap } from '@/components/ui/NoWrap'

test('the term stays on one line, and the text does not change', () => {
  const { container } = render(<NoWrap>GLP-1 drugs, and how to get GLP-1s</NoWrap>)
  expect(container).toHaveTextContent('GLP-1 drugs, and how to get GLP-1s')
  const kept = [...container.querySelectorAll('.whitespace-nowrap')].map((node) => node.textContent)
  expect(kept).toEqual(['GLP-1', 'GLP-1s'])
})

test('a name does not break after its first letter, nor a month before its day; longer words with a hyphen may break', () => {
  const { container } = render(
    <NoWrap>Ask T-Mates or g-plans about the money-back guarantee by December 3, 2026</NoWrap>,
  )
  expect(container).toHaveTextContent(
    'Ask T-Mates or g-plans about the money-back guarantee by December 3, 2026',
  )
  const kept = [...container.querySelectorAll('.whitespace-nowrap')].map((node) => node.textContent)
  expect(kept).toEqual(['T-Mates', 'g-plans', 'December 3'])
})

import { render } from '@testing-library/react'
import { NoWrap } from '@/components/ui/NoWrap'

test('terms, names, and days stay on one line; the text does not change, and other words with a hyphen may break', () => {
  const text =
    'Get GLP-1s: ask T-Mates or g-plans about GLP-1 drugs and the money-back guarantee by December 3, 2026'
  const { container } = render(<NoWrap>{text}</NoWrap>)
  expect(container).toHaveTextContent(text)
  const kept = [...container.querySelectorAll('.whitespace-nowrap')].map((node) => node.textContent)
  expect(kept).toEqual(['GLP-1s', 'T-Mates', 'g-plans', 'GLP-1', 'December 3'])
})

import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/TextLink'

jest.mock('@/components/ui/SiteLink', () => ({
  SiteLink: ({ href, children }: { href: string; children: ReactNode }) => (
    <a href={href} data-soft="">
      {children}
    </a>
  ),
}))

test.each([
  ['/contact', true],
  ['/blog#more', true],
  ['/feed.xml', false],
  ['#sources', false],
  ['mailto:support@weighpoint.example', false],
  ['https://www.fda.gov/drugs', false],
])('a link to %s is the framework’s: %s', (href, isSoft) => {
  render(<TextLink href={href}>words</TextLink>)
  expect('soft' in screen.getByRole('link').dataset).toBe(isSoft)
})

test('a paid link keeps what marks it', () => {
  render(
    <TextLink href="https://g-plans.example/" target="_blank" rel="sponsored noopener">
      words
    </TextLink>,
  )
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'sponsored noopener')
  expect(screen.getByRole('link')).toHaveAttribute('target', '_blank')
})

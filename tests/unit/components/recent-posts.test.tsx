import { render, screen } from '@testing-library/react'
import { RecentPosts } from '@/components/blog/RecentPosts'

test('without posts the blog says that more are coming', () => {
  render(<RecentPosts posts={[]} />)
  expect(screen.getByText('More articles coming soon...')).toBeVisible()
})

test('a post shows its title, date, and excerpt, and links to its page', () => {
  render(
    <RecentPosts
      posts={[
        {
          id: 'quiz',
          title: 'The quiz',
          excerpt: 'Three questions.',
          date: '2026-11-20',
          category: 'Quiz',
          href: '/findquiz1',
          featured: false,
        },
      ]}
    />,
  )
  expect(screen.getByRole('link', { name: 'The quiz' })).toHaveAttribute('href', '/findquiz1')
  expect(screen.getByText('November 20, 2026')).toBeVisible()
  expect(screen.queryByText('More articles coming soon...')).toBeNull()
})

import { render, screen } from '@testing-library/react'
import { RecentPosts } from '@/components/blog/RecentPosts'

test('without posts the blog says that more are coming', () => {
  render(<RecentPosts posts={[]} />)
  expect(screen.getByText('More articles coming soon...')).toBeVisible()
})

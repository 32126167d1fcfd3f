import { ButtonLink } from '@/components/ui/ButtonLink'
import { NoWrap } from '@/components/ui/NoWrap'
import type { Post } from '@/lib/schemas/posts'

/** The quiz in the list of guides. Because it is not a guide, its title is not a heading. */
export function QuizCard({ post: { title, excerpt, href } }: { post: Post }) {
  return (
    <li className="flex flex-col items-start rounded-lg bg-accent-soft p-6">
      <p className="mb-2 heading-3">
        <NoWrap>{title}</NoWrap>
      </p>
      <p className="mb-4">
        <NoWrap>{excerpt}</NoWrap>
      </p>
      <span className="mt-auto">
        <ButtonLink href={href} variant="outline">
          Take the quiz
        </ButtonLink>
      </span>
    </li>
  )
}

import type { PropsOf } from '@/lib/guides/props'

export const Timeline = ({ items }: PropsOf<'Timeline'>) => (
  <ol className="ml-1.5 border-l-2 border-accent">
    {items.map(({ when, title, text }) => (
      <li
        key={when}
        className="relative break-inside-avoid pb-3 pl-6 before:absolute before:top-1.5 before:-left-[0.45rem] before:size-3 before:rounded-pill before:border-2 before:border-accent before:bg-paper last:pb-0"
      >
        <p className="mb-0! text-sm font-semibold text-accent">{when}</p>
        <p className="mb-0! font-semibold">{title}</p>
        <p className="mb-0! text-sm/[1.45]">{text}</p>
      </li>
    ))}
  </ol>
)

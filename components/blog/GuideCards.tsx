import { Thumbnail } from '@/components/guides/Thumbnail'
import { Eyebrow } from '@/components/ui/Eyebrow'
import { NoWrap } from '@/components/ui/NoWrap'
import { guidePath } from '@/lib/base/routes'
import type { Guide } from '@/lib/content'
import { formatMeaning } from '@/lib/guides/text'
import { ReadLink } from './ReadLink'

type Props = { guides: readonly Guide[]; isShort?: boolean }

/**
 * Guides as cards: a figure with its drawing, what the guide is about, and a link. On short ones, the title is the link, and
 * the page explains once that figures are as reported.
 */
export const GuideCards = ({ guides, isShort }: Props) => (
  <ul className="flex flex-wrap gap-2 md:gap-5">
    {guides.map(({ slug, title, description, badge, figure }) => (
      <li
        key={slug}
        className="relative flex min-w-0 flex-[1_1_18rem] flex-col rounded-lg border border-line bg-card px-5 py-2.5 md:pt-3.5 md:pb-3"
      >
        <Eyebrow>{badge}</Eyebrow>
        <h3 className="mb-1 heading-3">
          {isShort ? (
            <a
              href={guidePath(slug)}
              className="-my-2.25 block py-2.25 before:absolute before:inset-0 hover:underline"
            >
              <NoWrap>{title}</NoWrap>
            </a>
          ) : (
            <NoWrap>{title}</NoWrap>
          )}
        </h3>
        {figure && (
          <div className="flex flex-wrap items-end justify-between gap-x-4 text-sm/snug">
            <strong className="text-[1.75rem]/tight">{figure.value}</strong>
            <Thumbnail {...figure} />
            <p className="mt-1 basis-full text-muted">{isShort ? figure.meaning : formatMeaning(figure)}</p>
          </div>
        )}
        {!isShort && (
          <>
            <p className={`mt-2 text-sm/snug text-muted ${figure ? 'max-md:hidden' : ''}`}>{description}</p>
            <span className="mt-auto">
              <ReadLink href={guidePath(slug)} title={title} />
            </span>
          </>
        )}
      </li>
    ))}
  </ul>
)

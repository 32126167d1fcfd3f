import { Mark } from '@/components/ui/Mark'
import { TextLink } from '@/components/ui/TextLink'
import type { KeyTexts } from './key-texts'

const LINE = 'flex items-baseline gap-2.5'

type Props = {
  texts: KeyTexts
  /** In one line where the container has room. */
  isWide?: boolean
  className?: string
}

/** What the marks of a page mean. */
export const KeyList = ({ texts, isWide = false, className = '' }: Props) => (
  <ul
    aria-label="Key"
    className={`text-xs/snug text-muted ${isWide ? '@wide:my-4 @wide:flex @wide:flex-wrap @wide:gap-x-8' : ''} ${className}`}
  >
    <li className={LINE}>
      <Mark kind={texts.isChecked ? 'dot' : 'ring'} />
      {texts.prices}
    </li>
    <li className={LINE}>
      <Mark kind="star" />
      {texts.opinion}
    </li>
    <li className={LINE}>
      <Mark kind="arrow" />
      <span>
        {`${texts.commission} `}
        <TextLink href={texts.link.href}>{texts.link.label}</TextLink>
      </span>
    </li>
  </ul>
)

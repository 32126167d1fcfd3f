import { OutwardIcon, StarsIcon } from '@/components/ui/icons'
import { CheckMark } from './CheckMark'
import styles from './OfferComparison.module.css'
import type { ComparisonData } from './use-comparison'

/** What the marks of the list mean, above its first paid link. */
export const ComparisonKey = ({ texts }: { texts: ComparisonData['keyTexts'] }) => (
  <ul aria-label="Key" className={styles.key}>
    <li>
      <CheckMark isChecked={texts.isChecked} />
      {texts.prices}
    </li>
    <li>
      <StarsIcon count={1} className="size-3.5 text-highlight" />
      {texts.opinion}
    </li>
    <li>
      <OutwardIcon className="size-3.5 text-link" />
      <span>
        {`${texts.commission} `}
        <a href={texts.href} className="underlined-link">
          {texts.influence}
        </a>
      </span>
    </li>
  </ul>
)

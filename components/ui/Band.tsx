import type { ReactNode } from 'react'
import styles from './Band.module.css'
import { NoWrap } from './NoWrap'

type Props = { titleId: string; title: string; text: ReactNode; children: ReactNode }

/** The one dark band of a page, with its next step as a button. */
export const Band = ({ titleId, title, text, children }: Props) => (
  <section aria-labelledby={titleId} className={styles.band}>
    <div className="min-w-0 flex-[1_1_16rem]">
      <h2 id={titleId} className="heading-2">
        <NoWrap>{title}</NoWrap>
      </h2>
      <p className="mt-1 text-sm/snug text-on-footer-muted">{text}</p>
    </div>
    {children}
  </section>
)

import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type Props = ComponentProps<'a'> & { variant?: 'solid' | 'outline' }

/** For the main actions of a page. */
export const ButtonLink = ({ variant = 'solid', className = '', ...attributes }: Props) => (
  <a {...attributes} className={`${styles.button} ${styles[variant]} ${className}`} />
)

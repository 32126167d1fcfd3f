import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type Props = ComponentProps<'a'> & { variant?: 'solid' | 'outline' | 'light' }

/** For the main actions of a page. Light: on the dark band. */
export const ButtonLink = ({ variant = 'solid', className = '', ...attributes }: Props) => (
  <a {...attributes} className={`${styles.button} ${styles[variant]} ${className}`} />
)

import button from './Button.module.css'
import styles from './SubmitButton.module.css'

type Props = {
  children: string
  disabled?: boolean
  isBusy?: boolean
  variant?: 'solid' | 'outline'
  describedBy?: string
}

/** The button that submits a form. A busy one keeps the focus, so that keyboard users do not lose their place. */
export const SubmitButton = ({ children, disabled, isBusy, variant = 'solid', describedBy }: Props) => (
  <button
    type="submit"
    disabled={disabled}
    aria-disabled={isBusy || undefined}
    aria-describedby={describedBy}
    className={`${button.button} ${button[variant]} ${styles.submit}`}
  >
    {children}
  </button>
)

import { BUTTON_CLASSES, BUTTON_VARIANTS } from './ButtonLink'

type Props = {
  children: string
  disabled?: boolean
  isBusy?: boolean
  variant?: keyof typeof BUTTON_VARIANTS
  describedBy?: string
}

/** The button that submits a form. A busy one keeps the focus, so that keyboard users do not lose their place. */
export const SubmitButton = ({ children, disabled, isBusy, variant = 'solid', describedBy }: Props) => (
  <button
    type="submit"
    disabled={disabled}
    aria-disabled={isBusy || undefined}
    aria-describedby={describedBy}
    className={`${BUTTON_CLASSES} w-full cursor-pointer ${BUTTON_VARIANTS[variant]} disabled:cursor-not-allowed disabled:border-line disabled:bg-line disabled:text-muted aria-disabled:cursor-wait aria-disabled:border-line aria-disabled:bg-line aria-disabled:text-muted`}
  >
    {children}
  </button>
)

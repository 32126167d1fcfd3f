import { BUTTON_CLASSES } from './ButtonLink'

type Props = { children: string; disabled?: boolean; describedBy?: string }

/** The button that sends a form. */
export function SubmitButton({ children, disabled, describedBy }: Props) {
  return (
    <button
      type="submit"
      disabled={disabled}
      aria-describedby={describedBy}
      className={`${BUTTON_CLASSES} w-full cursor-pointer bg-pine text-on-pine hover:bg-pine-hover disabled:cursor-not-allowed disabled:border-line disabled:bg-line disabled:text-muted`}
    >
      {children}
    </button>
  )
}

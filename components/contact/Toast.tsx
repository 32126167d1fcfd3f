import { useEffect, useEffectEvent, useState } from 'react'
import { CheckIcon } from '@/components/ui/icons'
import styles from './Toast.module.css'

/** Long enough to read twice. */
export const TOAST_MS = 8000

type Props = { isShown: boolean; onDismiss: () => void; onTimeout: () => void }

/** Says that the message was sent, over the foot of the window. It leaves by itself, unless somebody is pointing at it. */
export const Toast = ({ isShown, onDismiss, onTimeout }: Props) => {
  const [isHeld, setIsHeld] = useState(false)
  const leave = useEffectEvent(onTimeout)
  useEffect(() => {
    if (!isShown || isHeld) return
    const timer = setTimeout(() => leave(), TOAST_MS)
    return () => clearTimeout(timer)
  }, [isShown, isHeld])
  return (
    <div
      role="status"
      className={styles.place}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {isShown && (
        <div className={styles.toast}>
          <CheckIcon className="mt-0.5 size-6 shrink-0 text-accent" />
          <div className="min-w-0 flex-[1_1_14rem]">
            <p className="font-bold">Message sent successfully!</p>
            <p className="text-sm/snug">
              Thank you for contacting us. We'll get back to you within 24 hours.
            </p>
          </div>
          <button
            type="button"
            onClick={onDismiss}
            className="ml-auto min-h-11 cursor-pointer px-2 text-sm font-semibold underlined-link"
          >
            Close
          </button>
        </div>
      )}
    </div>
  )
}

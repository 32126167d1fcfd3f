import { useEffect, useRef, useState } from 'react'

/** What a `<details>` needs to show its content only while it is open, also if it was opened before the script came. */
export function useDetails() {
  const [isOpen, setIsOpen] = useState(false)
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => setIsOpen(ref.current?.open === true), [])
  return {
    isOpen,
    details: {
      ref,
      onToggle: ({ currentTarget }: { currentTarget: HTMLDetailsElement }) => setIsOpen(currentTarget.open),
    },
  }
}

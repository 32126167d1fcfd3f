const STEPS = ['Input', 'Results'] as const

/** Where the visitor is: `Input`, then `Results`. */
export function Steps({ isCalculated }: { isCalculated: boolean }) {
  const current = isCalculated ? 'Results' : 'Input'
  return (
    <ol
      aria-label="Steps"
      className="mb-5 flex flex-wrap items-center gap-3 lg:-mt-13 lg:mb-6 lg:justify-end text-sm font-semibold text-muted print:hidden"
    >
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className="flex items-center gap-2 not-first:before:mr-1 not-first:before:h-px not-first:before:w-8 not-first:before:bg-line not-first:before:content-[''] aria-[current=step]:text-accent aria-[current=step]:underline aria-[current=step]:underline-offset-4"
        >
          <span
            aria-hidden="true"
            className="grid size-7 place-items-center rounded-pill border-2 border-current"
          >
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  )
}

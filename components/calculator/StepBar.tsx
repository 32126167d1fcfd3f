import styles from './StepBar.module.css'

/** Which of both steps the calculator is at. */
export function StepBar({ isCalculated }: { isCalculated: boolean }) {
  const current = isCalculated ? 'Results' : 'Input'
  return (
    <ol aria-label="Steps" className={styles.steps}>
      {['Input', 'Results'].map((step, index) => (
        <li key={step} aria-current={step === current ? 'step' : undefined} className={styles.step}>
          <span
            aria-hidden="true"
            className="grid size-7 place-items-center rounded-pill border-2 border-current"
          >
            {index + 1}
          </span>{' '}
          <span className={step === current ? 'underline underline-offset-4' : ''}>{step}</span>
        </li>
      ))}
    </ol>
  )
}

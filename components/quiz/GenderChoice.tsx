import { FIELD_LABEL_CLASSES } from '@/components/ui/LabeledField'
import { ANSWER_KEYS, GENDERS } from '@/lib/quiz/answers'
import styles from './GenderChoice.module.css'

export const GenderChoice = () => (
  <fieldset>
    <legend className={FIELD_LABEL_CLASSES}>Gender</legend>
    <div className={styles.choices}>
      {GENDERS.map((gender) => (
        <label key={gender} className={styles.choice}>
          <input
            type="radio"
            name={ANSWER_KEYS.gender}
            value={gender}
            required
            className="size-5 accent-accent"
          />
          {`${gender} `}
        </label>
      ))}
    </div>
  </fieldset>
)

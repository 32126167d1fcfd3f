import { FIELD_LABEL_CLASSES } from '@/components/ui/LabeledField'
import { ANSWER_KEYS, GENDERS } from '@/lib/quiz/answers'

/** Two options, each large enough for a thumb. */
export const GenderChoice = () => (
  <fieldset>
    <legend className={FIELD_LABEL_CLASSES}>Gender</legend>
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-3">
      {GENDERS.map((gender) => (
        <label
          key={gender}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-muted px-3.5 has-checked:border-accent has-checked:bg-accent-soft"
        >
          <input
            type="radio"
            name={ANSWER_KEYS.gender}
            value={gender}
            required
            className="size-5 accent-accent"
          />
          {gender}
        </label>
      ))}
    </div>
  </fieldset>
)

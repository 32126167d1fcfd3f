import { RuledTable } from '@/components/ui/RuledTable'
import { LOW_DOSE_IS_UNTESTED } from '@/lib/calculator/limits'
import { getContent } from '@/lib/content'

/** For visitors without JavaScript: what the calculator needs, and the shares that it computes with. */
export function WithoutScript() {
  const { medications, dosages, table, trials } = getContent().projection
  const measured = medications
    .flatMap(
      ({ id }) => trials.find((trial) => trial.medication === id && trial.dosages.includes('high')) ?? [],
    )
    .map((trial) => `${trial.lossPercent}% on ${trial.medication} ${trial.dose} after ${trial.weeks} weeks`)
  return (
    <div className="mb-8 hidden rounded-md bg-accent-soft p-inset noscript:block">
      <p className="mb-3 font-semibold">
        This calculator computes in your browser and needs JavaScript, which is switched off. These are the
        shares of body weight that it projects:
      </p>
      <RuledTable className="text-sm wrap-anywhere">
        <caption className="sr-only">Projected share of body weight lost</caption>
        <thead>
          <tr>
            {['Medication and dosage level', '52 weeks', '72 weeks'].map((heading) => (
              <th key={heading} scope="col" className="wrap-break-word">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {medications.flatMap((medication) =>
            dosages.map((dosage) => {
              const { week52, week72 } = table[medication.id][dosage.id]
              return (
                <tr key={medication.id + dosage.id}>
                  <th scope="row">
                    {breakAtSlashes(medication.label)}, {dosage.label}
                  </th>
                  <td>{Math.round(week52 * 100)}%</td>
                  <td>{Math.round(week72 * 100)}%</td>
                </tr>
              )
            }),
          )}
        </tbody>
      </RuledTable>
      <p className="mt-3">
        {LOW_DOSE_IS_UNTESTED} The shares for it rest on doses to stay on: expect to lose less. Some shares
        are above what trials measured: {measured.join(', ')}.
      </p>
    </div>
  )
}

/** Lets "Mounjaro/Zepbound" break after the slash, not within a name. */
const breakAtSlashes = (label: string) =>
  label.split('/').flatMap((part, index) => (index === 0 ? part : ['/', <wbr key={part} />, part]))

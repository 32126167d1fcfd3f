import { Fragment } from 'react'
import { getProjection } from '@/lib/content'

/** For visitors without JavaScript: what the calculator needs, and the shares that it computes with. */
export function WithoutScript() {
  const { medications, dosages, table } = getProjection()
  return (
    <div className="mb-8 hidden rounded-md bg-accent-soft p-inset noscript:block">
      <p className="mb-3 font-semibold">
        This calculator computes in your browser and needs JavaScript, which is switched off. These are the
        shares of body weight that it projects:
      </p>
      <table className="w-full text-sm">
        <caption className="sr-only">Projected share of body weight lost</caption>
        <thead>
          <tr className="border-b border-ink text-left">
            {['Medication and dosage level', '52 weeks', '72 weeks'].map((heading) => (
              <th
                key={heading}
                scope="col"
                className="py-2 pr-[min(0.5rem,2.5vw)] align-bottom first:[overflow-wrap:anywhere]"
              >
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
                <tr key={medication.id + dosage.id} className="border-b border-line">
                  <th
                    scope="row"
                    className="py-2 pr-[min(0.5rem,2.5vw)] text-left font-semibold [overflow-wrap:anywhere]"
                  >
                    {breakAtSlashes(medication.label)}, {dosage.label}
                  </th>
                  <td className="py-2 pr-[min(0.5rem,2.5vw)]">{Math.round(week52 * 100)}%</td>
                  <td className="py-2">{Math.round(week72 * 100)}%</td>
                </tr>
              )
            }),
          )}
        </tbody>
      </table>
    </div>
  )
}

/** Lets "Mounjaro/Zepbound" break after the slash, not within a name. */
const breakAtSlashes = (label: string) =>
  label.split('/').map((part, index) =>
    index === 0 ? (
      part
    ) : (
      <Fragment key={part}>
        /<wbr />
        {part}
      </Fragment>
    ),
  )

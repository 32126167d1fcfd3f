import { getProviders } from '@/lib/content'

/** What is known about how the scores were determined, from the data only. */
export function Scores() {
  const ranked = getProviders()
  const published = ranked.filter(({ scoreEvidence }) => scoreEvidence).length
  return (
    <>
      <p>
        Each ranked provider has a score from 0 to 10. The score is our own opinion, and so is the order of
        the list.
      </p>
      <p>
        {published === 0
          ? `We have not published how any of the ${ranked.length} scores was made, so you cannot check them. Use them as a hint, not as a measurement.`
          : `We have published how ${published} of the ${ranked.length} scores ${published === 1 ? 'was' : 'were'} made. Each of these has a link on its card.`}
      </p>
      <p>
        Every card also shows five stars and the word “Excellent”. They are the same on every card, so they
        set no provider apart.
      </p>
    </>
  )
}

/** The title of a guide, on a new line after its colon. */
export function GuideTitle({ title }: { title: string }) {
  const [subject = '', ...rest] = title.split(/(?<=: )/)
  return (
    <>
      {subject}
      {rest.length > 0 && <span className="block">{rest}</span>}
    </>
  )
}

/** The title of a guide. What follows its colon stays together where it fits into a line. */
export function GuideTitle({ title }: { title: string }) {
  const [subject = '', ...rest] = title.split(/(?<=: )/)
  return (
    <>
      {subject}
      {rest.length > 0 && <span className="inline-block">{rest}</span>}
    </>
  )
}

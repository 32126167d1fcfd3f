type Props = {
  title: string
  /** In a list of links, it stays on one line if there is room. */
  isInList?: boolean
}

/** The title of a guide, on a new line after its colon. */
export function GuideTitle({ title, isInList }: Props) {
  const [subject = '', ...rest] = title.split(/(?<=: )/)
  return (
    <>
      {subject}
      {rest.length > 0 && (
        <span className={isInList ? 'inline-block [text-decoration:inherit]' : 'block'}>{rest}</span>
      )}
    </>
  )
}

type Props = { sections: readonly { id: string; title: string }[] }

/** The sections of a long page. Beside the text it stays in sight; on a phone it is left out. */
export function PageContents({ sections }: Props) {
  return (
    <nav aria-labelledby="contents-title" className="hidden text-sm lg:sticky lg:top-6 lg:block print:hidden">
      <p id="contents-title" className="mb-2 font-semibold">
        On this page
      </p>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center py-1 leading-snug text-muted underline-offset-4 hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

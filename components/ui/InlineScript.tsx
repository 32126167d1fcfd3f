type Props = { code: string; type?: `application/${string}` | 'speculationrules' }

/** A script of ours, or data of a type, in the page. A script that changes an element must come right after it. */
export function InlineScript({ code, type }: Props) {
  const html = type ? code.replaceAll('<', '\\u003c') : code // so that data cannot end the script
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the code is ours; React offers no other way
  return <script type={type} dangerouslySetInnerHTML={{ __html: html }} />
}

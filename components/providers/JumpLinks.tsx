import { LIST_ANCHORS } from '@/lib/base/page-anchors'

const LINKS = [
  [LIST_ANCHORS.cost, 'Costs'],
  [LIST_ANCHORS.compare, 'Compare'],
  [LIST_ANCHORS.faq, 'Questions'],
] as const

/** Links to the parts of the rankings page. On a narrow phone, the row scrolls sideways. */
export function JumpLinks({ listed }: { listed: string }) {
  return (
    <nav aria-label="On this page" className="jump-links print:hidden">
      <a href={`#${LIST_ANCHORS.list}`}>{`The ${listed}`}</a>
      {LINKS.map(([id, label]) => (
        <a key={id} href={`#${id}`}>
          {label}
        </a>
      ))}
    </nav>
  )
}

import { Panel } from '@/components/ui/Panel'

const ANSWERS = [
  ['The lowest first-year cost on record', 'and what it leaves out'],
  ['The lowest with medication included', 'where our records say so'],
  ['The approved drug at its maker’s price', 'to compare with'],
] as const

/** A preview of the results, in the place of the form. Shown only if that is beside the text. */
export function QuizPreview() {
  return (
    <div className="hidden group-has-[:target]:hidden lg:block noscript:hidden print:hidden">
      <Panel title="What you will see">
        <ul>
          {ANSWERS.map(([answer, note]) => (
            <li key={answer} className="border-t border-line px-inset py-4 first:border-t-0">
              <strong className="block">{answer}</strong>
              <span className="text-sm text-muted">{note}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

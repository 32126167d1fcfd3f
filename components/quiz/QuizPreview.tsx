import { Panel } from '@/components/ui/Panel'
import type { QuizTexts } from '@/lib/schemas/page-texts'

/** A preview of the results, in the place of the form. Shown only if that is beside the text. */
export function QuizPreview({ title, items }: QuizTexts['preview']) {
  return (
    <div className="hidden group-has-[:target]:hidden lg:block noscript:hidden print:hidden">
      <Panel title={title}>
        <ul>
          {items.map(({ title: answer, text }) => (
            <li key={answer} className="border-t border-line px-inset py-4 first:border-t-0">
              <strong className="block">{answer}</strong>
              <span className="text-sm text-muted">{text}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

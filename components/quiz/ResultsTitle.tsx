'use client'
// A client component because the title depends on the address, which only the browser knows.
import { useSearchParams } from 'next/navigation'
import { Suspense } from 'react'
import { composeTitle, type TitleRules } from '@/lib/quiz/results-title'

type Props = {
  rules: TitleRules
  /** Sets the title before the first paint; made on the server from the same rules. */
  script: string
}

const CLASSES = 'mb-4 max-w-[47rem] font-serif text-h1 font-bold'

/**
 * The title of a results page. The HTML holds the default and a script that sets the right text while the
 * page is parsed; then React renders the same text from the address, on soft navigations at once.
 */
export function ResultsTitle({ rules, script }: Props) {
  const inHtml = (
    <>
      <h1 className={CLASSES}>{rules.fallback}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a text of ours; React offers no other way to write an inline script */}
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  )
  return (
    <Suspense fallback={inHtml}>
      <TitleFromAddress rules={rules} />
    </Suspense>
  )
}

function TitleFromAddress({ rules }: Pick<Props, 'rules'>) {
  return <h1 className={CLASSES}>{composeTitle(useSearchParams().toString(), rules)}</h1>
}

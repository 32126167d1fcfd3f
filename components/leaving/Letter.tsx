import button from '@/components/ui/Button.module.css'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { InlineScript } from '@/components/ui/InlineScript'
import { LabeledField } from '@/components/ui/LabeledField'
import { callInline } from '@/lib/base/inline-script'
import { getLetterHref, type LetterText } from '@/lib/providers/leaving'

type Props = {
  letter: LetterText
  /** What it is, on a page with another one. */
  name?: string
  /** Where to send it: an empty address lets the reader choose. Undefined: it can only be copied. */
  mail?: string | undefined
}

/** A letter to fill in and copy, or to send as an e-mail. Without a script it is selected by hand. */
export function Letter({ letter, name = 'letter', mail }: Props) {
  const id = `${name.replaceAll(' ', '_')}_text`
  return (
    <>
      <LabeledField id={id} label={`The ${name}: fill in the brackets`}>
        <textarea
          id={id}
          rows={letter.text.split('\n').length + 2}
          defaultValue={letter.text}
          className="block w-full max-w-measure rounded-md border border-muted bg-card px-3.5 py-2.5 text-sm"
        />
      </LabeledField>
      <p className="mt-3 flex flex-wrap gap-3 print:hidden">
        <button type="button" hidden className={`${button.button} ${button.solid}`}>
          {`Copy the ${name}`}
        </button>
        <InlineScript code={callInline(enableCopy, id)} />
        {mail !== undefined && (
          <ButtonLink href={getLetterHref(letter, mail)} variant="outline">
            {`Open the ${name} as an e-mail`}
          </ButtonLink>
        )}
      </p>
    </>
  )
}

/** Shows the button before the script, where the browser can copy. Runs inline. */
function enableCopy(fieldId: string) {
  const button = document.currentScript?.previousElementSibling
  const field = document.getElementById(fieldId)
  if (!(button instanceof HTMLButtonElement) || !(field instanceof HTMLTextAreaElement)) return
  if (!navigator.clipboard) return
  button.hidden = false
  button.addEventListener('click', () =>
    navigator.clipboard.writeText(field.value).then(
      () => {
        button.textContent = 'Copied'
      },
      () => {
        field.focus() // a visitor may deny access, and copies it by hand
        field.select()
      },
    ),
  )
}

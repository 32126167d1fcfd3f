const NUMBER = /(\b911\b|\b988\b|1[-‑]800[-‑]\w{3}[-‑]\d{4})/

/** A text in which every number to call is a link that calls it: 911, 988, and those that begin with 1‑800. */
export const WithCalls = ({ text }: { text: string }) =>
  text.split(NUMBER).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have fixed places
      <a key={index} href={toCall(part)} className="underlined-link tap-area wrap-anywhere">
        {part}
      </a>
    ),
  )

/** The address of a link that calls a number. */
function toCall(number: string): string {
  const digits = number.replace(/\D/g, '')
  return `tel:${digits.length > 3 ? '+' : ''}${digits}`
}

// The data from which the framework makes a page live stands in the page itself, in many scripts of escaped
// JSON. Here it becomes one script in the shortest notation: fewer hashes in the policy, and text that is
// written as in the markup above it, which compresses. The browser reads the very same strings.

const FIRST = /<script>\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)<\/script>/
const CHUNK = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g

/** Scripts for browsers without modules: none that the style sheet knows is one. */
const LEGACY = /<script\b[^>]*\snoModule=""[^>]*><\/script>/gi

/** Names in the head the script that stands a few kilobytes below, in the same response. */
const HINT = /<link rel="preload" as="script"[^>]*>/g

/** @param {string} html  of an exported page */
export function compactPayload(html) {
  const chunks = [...html.matchAll(CHUNK)].map((match) => JSON.parse(match[1] ?? '""'))
  const rest = html.replace(CHUNK, '').replace(LEGACY, '').replace(HINT, '')
  // Anything else of the kind would have to stay in its place among the chunks.
  if (chunks.length === 0 || !FIRST.test(rest) || rest.replace(FIRST, '').includes('__next_f')) return html
  const script = `<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,${quote(chunks.join(''))}])</script>`
  return rest.replace(FIRST, '').replace(/<\/body>/, () => `${script}</body>`)
}

/** A template literal of this text, without a "<" that could end the script. @param {string} text */
function quote(text) {
  const escaped = text
    .replace(/[\\`]/g, '\\$&')
    .replace(/\$\{/g, '\\${')
    .replace(/</g, '\\x3c')
    .replace(/\r/g, '\\r')
  return `\`${escaped}\``
}

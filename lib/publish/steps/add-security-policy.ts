// The content security policy of a page, which allows only what the page contains: inline scripts and styles by hash,
// script files by origin. It is a <meta>, because the hashes differ by page; `frame-ancestors` works only as a header
// (../hosts/headers.mjs).
import { hash as digest } from 'node:crypto'
import type { Step } from '../page'

export const hash = (text: string) => `'sha256-${digest('sha256', text, 'base64')}'`

/** The policy goes after the charset, which must come first, and before everything that it applies to. */
const HEAD_START = '<head><meta charSet="utf-8"/>'

/** Adds the policy. Throws if the head does not start with the charset, because the page would have no policy. */
export const addSecurityPolicy: Step = (page, { contactEndpoint }) => {
  const { html } = page
  if (!html.includes(HEAD_START))
    throw new Error(`${page.path}: the head does not start with the charset. Update HEAD_START.`)
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
  const hasFiles = scripts.some(([, attributes = '']) => / src=|"module"/.test(attributes))
  // Browsers do not run data blocks. Speculation rules are not data blocks: they need a hash.
  const inline = scripts.flatMap(([, attributes = '', text = '']) =>
    / src=| type="application\/(?:ld\+)?json"/.test(attributes) ? [] : [hash(text)],
  )
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text)
  const sendsMessages = contactEndpoint && html.includes('data-island="ContactForm"')
  const policy = [
    "default-src 'none'",
    `script-src ${[...(hasFiles ? ["'self'"] : []), ...new Set(inline)].join(' ')}`,
    `style-src ${styles.map(hash).join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    // 'self' on all pages, because Lighthouse fetches robots.txt from within the page.
    `connect-src 'self'${sendsMessages ? ` ${new URL(contactEndpoint).origin}` : ''}`,
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
  return { ...page, html: html.replace(HEAD_START, () => HEAD_START + meta) }
}

// The content security policy of a page: nothing but what the page itself names. Every inline script is
// allowed by its hash, scripts of ours by origin and checksum, and nobody else's anything. It stands in a
// <meta>, because the hashes differ from page to page; `frame-ancestors` works by header only (hosts/table.mjs).
import { createHash } from 'node:crypto'
import { DATA_BLOCKS } from './structured-data.mjs'

/**
 * Trusted Types: the one policy lets through addresses of our own scripts, and the empty script element with
 * which React starts one of its own; all other markup and script text comes out empty. It comes out empty
 * rather than as an error, because React falls back to rendering anew where an extension has changed the
 * page before it was ready, and an error there would leave a blank page. The first script of a page, so that
 * it is there before the framework asks.
 */
export const TRUSTED_TYPES_SCRIPT =
  "window.trustedTypes&&trustedTypes.createPolicy('default',{" +
  "createHTML:function(h){return h==='<script><\\/script>'?h:''}," +
  "createScript:function(){return ''}," +
  "createScriptURL:function(u){var a=new URL(u,location.href);if(a.origin===location.origin&&a.pathname.indexOf('/_next/static/')===0)return u;throw new TypeError('Refused script address')}})"

/** @param {string} text */
export function hash(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * The policy for a page that has these inline scripts and styles.
 * @param {{ inlineScripts: string[], inlineStyles: string[], hasFiles: boolean, hasStyleFiles: boolean, connect: string[] }} page
 *   hasFiles: loads scripts of ours; hasStyleFiles: loads style sheets of ours; connect: other origins it may send to
 */
function makePolicy({ inlineScripts, inlineStyles, hasFiles, hasStyleFiles, connect }) {
  const scripts = [...(hasFiles ? ["'self'"] : []), ...new Set(inlineScripts.map(hash))]
  const styles = [...(hasStyleFiles ? ["'self'"] : []), ...new Set(inlineStyles.map(hash))]
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ') || "'none'"}`,
    `style-src ${styles.join(' ') || "'none'"}`,
    "img-src 'self'",
    "manifest-src 'self'",
    // Also where no script connects: Lighthouse asks for robots.txt from within the page.
    `connect-src ${["'self'", ...(hasFiles ? connect : [])].join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${hasFiles ? 'default' : "'none'"}`,
  ].join('; ')
}

/** Where the policy goes: after the charset, which has to come first, and before all that it rules. */
const HEAD_START = /<head><meta charset="utf-8"\/?>/i

/**
 * A page with its policy, the Trusted Types script where it loads scripts, and checksums on those. Throws where
 * the head starts with anything but the charset: without a place for its policy the page would be open.
 * @param {string} html
 * @param {{ file: string, integrityOf: (src: string) => string, connect?: string[] }} facts
 *   file: the page's, for the message; integrityOf: "sha256-…" of a script's address
 */
export function addSecurityPolicy(html, { file, integrityOf, connect = [] }) {
  if (!HEAD_START.test(html)) {
    throw new Error(
      `out/${file}: expected a head that starts with <head><meta charset="utf-8"/>, after which the content security policy goes, got ${JSON.stringify(findHeadStart(html))}. Take out what stands before the charset, or change HEAD_START in lib/publish/security-policy.mjs.`,
    )
  }
  const hasFiles = /<script\b[^>]*\ssrc="/.test(html)
  const hasStyleFiles = /<link rel="stylesheet"/.test(html)
  const withChecksums = html
    .replace(/(<script\b[^>]*\ssrc="([^"]+)")/g, (_, tag, src) => `${tag} integrity="${integrityOf(src)}"`)
    .replace(
      /(<link rel="preload" as="script"[^>]*\shref="([^"]+)")/g,
      (_, tag, src) => `${tag} integrity="${integrityOf(src)}"`,
    )
  const guard = hasFiles ? `<script data-plain="">${TRUSTED_TYPES_SCRIPT}</script>` : ''
  const run = `${guard}${html}`.replace(DATA_BLOCKS, '') // what no browser runs needs no leave
  const inlineScripts = readTexts(run, /<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)
  const inlineStyles = readTexts(html, /<style\b[^>]*>([\s\S]*?)<\/style>/g)
  const policy = makePolicy({ inlineScripts, inlineStyles, hasFiles, hasStyleFiles, connect })
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
  return withChecksums.replace(HEAD_START, (head) => `${head}${meta}${guard}`)
}

/** The first letters of the head, or of the page where there is none. @param {string} html */
function findHeadStart(html) {
  return html.slice(Math.max(0, html.search(/<head\b/i))).slice(0, 60)
}

/** @param {string} html @param {RegExp} element */
function readTexts(html, element) {
  return [...html.matchAll(element)].map((match) => match[1] ?? '')
}

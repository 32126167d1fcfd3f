// Sends a message, or only simulates the delay if the operator has not set an endpoint.
import type { Message } from './message'

/** What the legal pages say about the form. The launch check looks for it in the built pages. */
export const CONNECTED_NOTICE = 'The contact form of this site is connected: messages are sent to us.'
export const UNCONNECTED_NOTICE =
  'The contact form of this site is not connected: messages are not delivered.'

/** How long the form shows that it is sending when nothing is sent, as specified. */
export const SIMULATED_DELAY_MS = 1000
export const TIMEOUT_MS = 10_000

/** Without an answer, nobody can tell whether the message arrived. */
export type SendOutcome = 'sent' | 'failed' | 'unanswered'

/** By its id, the receiver recognizes a message that it gets twice: browsers repeat a request after a reset, and people try again. */
export type IdentifiedMessage = Message & { id: string }

/** Sends the message and waits for the answer, at most TIMEOUT_MS. Without an endpoint, nothing is sent. */
export async function sendMessage(message: IdentifiedMessage, endpoint: string | null): Promise<SendOutcome> {
  if (endpoint === null) {
    await new Promise((resolve) => setTimeout(resolve, SIMULATED_DELAY_MS))
    return 'sent'
  }
  if (!navigator.onLine) return 'failed'
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return response.ok ? 'sent' : 'failed'
  } catch {
    return 'unanswered'
  }
}

/** A random id. Unlike crypto.randomUUID, it also works where the site itself is served over http. */
export const createMessageId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const HOST_NAME = /^(?:[\w-]+\.)*[\w-]+$|^\[/

/**
 * The endpoint from the environment, or null. Throws if it is set to anything but an https address that a browser can send
 * to. It becomes part of the published pages, so it must not hold a password.
 */
export function readEndpoint(value: string | undefined): string | null {
  if (!value) return null
  const url = URL.canParse(value) ? new URL(value) : null
  const isHttps = url?.protocol === 'https:' && value.startsWith('https://')
  if (url && isHttps && url.username === '' && url.password === '' && HOST_NAME.test(url.hostname))
    return value
  const shown = value.replace(/[^/]*@/, '…@')
  throw new Error(
    `NEXT_PUBLIC_CONTACT_ENDPOINT: expected an address that starts with https:// and a host name, without a user or password, got "${shown}". Correct or unset it.`,
  )
}

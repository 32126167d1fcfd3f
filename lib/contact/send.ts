// Sends a message, or only simulates the delay if the operator has not set an endpoint.
import type { Message } from './message'

/** What the legal pages say about the form. The launch check looks for it in the built pages. */
export const CONNECTED_NOTICE = 'The contact form of this site is connected: messages are sent to us.'
export const UNCONNECTED_NOTICE =
  'The contact form of this site is not connected: messages are not delivered.'

/** How long the form shows that it is sending when nothing is sent, as specified. */
export const SIMULATED_DELAY_MS = 1000
export const TIMEOUT_MS = 10_000

/**
 * Resolves when the message is accepted. Rejects if the endpoint cannot be reached, responds with an error, or does
 * not respond within TIMEOUT_MS. Without an endpoint, nothing is sent.
 */
export async function sendMessage(message: Message, endpoint: string | null): Promise<void> {
  if (endpoint === null) return new Promise((resolve) => setTimeout(resolve, SIMULATED_DELAY_MS))
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
    credentials: 'omit',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`The endpoint answered ${response.status}`)
}

/** The endpoint from the environment, or null. Throws if it is set to anything but an https address. */
export function readEndpoint(value: string | undefined): string | null {
  if (!value) return null
  if (URL.canParse(value) && new URL(value).protocol === 'https:') return value
  throw new Error(
    `NEXT_PUBLIC_CONTACT_ENDPOINT: expected an address that starts with https://, got "${value}". Correct or unset it.`,
  )
}

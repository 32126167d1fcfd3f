// Sends a message, or only simulates the delay if the operator has not set an endpoint.
import type { Message } from './message'

/** How long the form shows that it is sending when nothing is sent, as specified. */
export const SIMULATED_DELAY_MS = 1000
export const TIMEOUT_MS = 10_000

/**
 * Resolves when the message is accepted. Rejects if the endpoint cannot be reached, responds with an error, or does
 * not respond within TIMEOUT_MS. Without an endpoint, nothing is sent.
 */
export async function sendMessage(message: Message, endpoint: string | null): Promise<void> {
  if (endpoint === null) {
    await new Promise((resolve) => setTimeout(resolve, SIMULATED_DELAY_MS))
    return
  }
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
  if (!URL.canParse(value) || new URL(value).protocol !== 'https:') {
    throw new Error(
      `NEXT_PUBLIC_CONTACT_ENDPOINT: expected an address that starts with https://, got "${value}". Correct or unset it.`,
    )
  }
  return value
}

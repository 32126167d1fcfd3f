import { checkMessage } from '@/lib/contact/message'
import {
  CONNECTED_NOTICE,
  createMessageId,
  readEndpoint,
  SIMULATED_DELAY_MS,
  sendMessage,
  TIMEOUT_MS,
  UNCONNECTED_NOTICE,
} from '@/lib/contact/send'

const MESSAGE = { id: '7f', name: 'A', email: 'a@example.com', subject: 'S', message: 'M' }
const ENDPOINT = 'https://post.example/messages'
const fetchMock = jest.fn<Promise<Pick<Response, 'ok' | 'status'>>, [string, RequestInit]>()

/** Node has no such property. */
const setOnline = (onLine: boolean) =>
  Object.defineProperty(globalThis, 'navigator', { value: { onLine }, configurable: true })

beforeEach(() => {
  jest.useFakeTimers()
  fetchMock.mockReset()
  global.fetch = fetchMock as unknown as typeof fetch
  setOnline(true)
})

afterEach(() => {
  jest.useRealTimers()
})

test('without an endpoint nothing is sent, and it takes a second', async () => {
  let done = false
  const sending = sendMessage(MESSAGE, null).then(() => {
    done = true
  })
  await jest.advanceTimersByTimeAsync(SIMULATED_DELAY_MS - 1)
  expect(done).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  await sending
  expect(fetchMock).not.toHaveBeenCalled()
})

test('with an endpoint the message is posted as JSON, without cookies', async () => {
  fetchMock.mockResolvedValue({ ok: true, status: 200 })
  expect(await sendMessage(MESSAGE, ENDPOINT)).toBe('sent')
  const [address, request] = fetchMock.mock.calls[0] ?? []
  expect(address).toBe(ENDPOINT)
  expect(request).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
  })
  expect(JSON.parse(String(request?.body))).toEqual(MESSAGE)
})

test('a response without a success status is a failure', async () => {
  fetchMock.mockResolvedValue({ ok: false, status: 500 })
  expect(await sendMessage(MESSAGE, ENDPOINT)).toBe('failed')
})

test('offline, nothing is sent', async () => {
  setOnline(false)
  expect(await sendMessage(MESSAGE, ENDPOINT)).toBe('failed')
  expect(fetchMock).not.toHaveBeenCalled()
})

test('after a reset, nobody can tell whether the message arrived', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await sendMessage(MESSAGE, ENDPOINT)).toBe('unanswered')
})

test('every message has another id', () => {
  const ids = [1, 2, 3].map(createMessageId)
  expect(new Set(ids).size).toBe(3)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
})

test('a request to an endpoint that does not answer is aborted after the timeout', async () => {
  const cancel = new AbortController()
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(cancel.signal)
  fetchMock.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  )
  const sending = sendMessage(MESSAGE, ENDPOINT)
  expect(timeout).toHaveBeenCalledWith(TIMEOUT_MS)
  cancel.abort()
  expect(await sending).toBe('unanswered')
})

test('the endpoint is an https address or null', () => {
  expect([undefined, ''].map(readEndpoint)).toEqual([null, null])
  expect(readEndpoint(ENDPOINT)).toBe(ENDPOINT)
  expect(() => readEndpoint('http://post.example')).toThrow(
    'NEXT_PUBLIC_CONTACT_ENDPOINT: expected an address',
  )
  expect(() => readEndpoint('post')).toThrow('Correct or unset it')
  for (const works of ['https://post.example:8443/a?b=c@d', 'https://[::1]/', 'https://my_form.example'])
    expect(readEndpoint(works)).toBe(works)
})

test.each([
  'https:h.com',
  'https:/h.com',
  'https:user:secret@h.com',
  'https://user:secret@h.com/',
  'https://user@h.com/',
  'https://*.com/',
  'https://a..com/',
  'https://.com/',
])('an endpoint that cannot work is refused, and no password is printed: %s', (value) => {
  expect(() => readEndpoint(value)).toThrow(/^NEXT_PUBLIC_CONTACT_ENDPOINT: (?!.*secret)/)
})

test('every field is required, and the e-mail address must be valid', () => {
  expect(checkMessage(MESSAGE, true)).toEqual({})
  expect(Object.values(checkMessage({ name: ' ', email: '', subject: '\n', message: '' }, true))).toEqual([
    'Enter your name.',
    'Enter your e-mail address.',
    'Enter a subject.',
    'Enter a message.',
  ])
  expect(checkMessage(MESSAGE, false)).toEqual({ email: 'Enter an e-mail address like name@example.com.' })
})

test('the error for an invalid endpoint says what to write', () => {
  expect(() => readEndpoint('ftp://post.example')).toThrow(
    'NEXT_PUBLIC_CONTACT_ENDPOINT: expected an address that starts with https:// and a host name, without a user or password, got "ftp://post.example". Correct or unset it.',
  )
})

test('the notices say whether the form is connected', () => {
  expect(CONNECTED_NOTICE).toBe('The contact form of this site is connected: messages are sent to us.')
  expect(UNCONNECTED_NOTICE).toBe(
    'The contact form of this site is not connected: messages are not delivered.',
  )
})

test('missing fields are reported one by one, and a missing e-mail address only once', () => {
  expect(checkMessage({ name: '', email: ' ', subject: '', message: '' }, false)).toEqual({
    name: 'Enter your name.',
    email: 'Enter your e-mail address.',
    subject: 'Enter a subject.',
    message: 'Enter a message.',
  })
})

import { checkMessage } from '@/lib/contact/message'
import {
  CONNECTED_NOTICE,
  readEndpoint,
  SIMULATED_DELAY_MS,
  sendMessage,
  TIMEOUT_MS,
  UNCONNECTED_NOTICE,
} from '@/lib/contact/send'

const MESSAGE = { name: 'A', email: 'a@example.com', subject: 'S', message: 'M' }
const ENDPOINT = 'https://post.example/messages'
const fetchMock = jest.fn<Promise<Pick<Response, 'ok' | 'status'>>, [string, RequestInit]>()

beforeEach(() => {
  jest.useFakeTimers()
  fetchMock.mockReset()
  global.fetch = fetchMock as unknown as typeof fetch
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
  await sendMessage(MESSAGE, ENDPOINT)
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
  await expect(sendMessage(MESSAGE, ENDPOINT)).rejects.toThrow('500')
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
  await expect(sending).rejects.toThrow('aborted')
})

test('the endpoint is an https address or null', () => {
  expect([undefined, ''].map(readEndpoint)).toEqual([null, null])
  expect(readEndpoint(ENDPOINT)).toBe(ENDPOINT)
  expect(() => readEndpoint('http://post.example')).toThrow(
    'NEXT_PUBLIC_CONTACT_ENDPOINT: expected an address',
  )
  expect(() => readEndpoint('post')).toThrow('Correct or unset it')
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
    'NEXT_PUBLIC_CONTACT_ENDPOINT: expected an address that starts with https://, got "ftp://post.example". Correct or unset it.',
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

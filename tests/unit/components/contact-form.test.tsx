import { act, fireEvent, render, screen } from '@testing-library/react'
import { ContactForm } from '@/components/contact/ContactForm'
import { TOAST_MS } from '@/components/contact/Toast'
import { SIMULATED_DELAY_MS } from '@/lib/contact/send'

const ENDPOINT = 'https://post.example/messages'
const fetchMock = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  fetchMock.mockReset()
  history.replaceState(null, '')
  global.fetch = fetchMock
})

afterEach(() => {
  jest.useRealTimers()
})

function fill() {
  for (const [label, text] of [
    ['Name', 'Ada'],
    ['Email', 'ada@example.com'],
    ['Subject', 'A question'],
    ['Message', 'Is this right?'],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
  }
}

const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /Send/ })))

test('a failure shows an alert and keeps the message, and a second try succeeds', async () => {
  fetchMock.mockResolvedValueOnce({ ok: false, status: 503 }).mockResolvedValueOnce({ ok: true })
  render(<ContactForm endpoint={ENDPOINT} records={[]} supportEmail="help@site.example" />)
  fill()
  await send()
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Your message could not be sent. Everything you wrote is still here',
  )
  expect(screen.getByLabelText('Message')).toHaveValue('Is this right?')
  await send()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('Message sent successfully!')
  expect(screen.getByLabelText('Message')).toHaveValue('')
  expect(fetchMock).toHaveBeenCalledTimes(2)
})

test('without an answer, the alert does not say that nothing was sent, and comes into view', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView')
  fetchMock.mockRejectedValue(new DOMException('signal timed out', 'TimeoutError'))
  render(<ContactForm endpoint={ENDPOINT} records={[]} supportEmail="help@site.example" />)
  fill()
  await send()
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent('your message may have arrived or not. Everything you wrote is still here')
  expect(scroll.mock.contexts).toEqual([alert])
  scroll.mockRestore()
})

test('another try has the same id, also after a reload; an edited message and the next one have others', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  const form = <ContactForm endpoint={ENDPOINT} records={[]} supportEmail="help@site.example" />
  const { unmount } = render(form)
  fill()
  await send()
  await send()
  unmount()
  render(form)
  await send()
  fireEvent.input(screen.getByLabelText('Message'), { target: { value: 'Is this really right?' } })
  fetchMock.mockResolvedValue({ ok: true })
  await send()
  fill()
  await send()
  const [first, ...others] = fetchMock.mock.calls.map(([, { body }]) => JSON.parse(body).id)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(others.map((id) => id === first)).toEqual([true, true, false, false])
  expect(others[2]).not.toBe(others[3])
})

test('a message that was refused was not interrupted', async () => {
  fetchMock.mockResolvedValue({ ok: false, status: 400 })
  const form = <ContactForm endpoint={ENDPOINT} records={[]} supportEmail="help@site.example" />
  const { unmount } = render(form)
  fill()
  await send()
  unmount()
  render(form)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText('Message')).toHaveValue('Is this right?')
})

test('a second click while sending does not send again', async () => {
  fetchMock.mockReturnValue(new Promise(() => {}))
  render(<ContactForm endpoint={ENDPOINT} records={[]} supportEmail="help@site.example" />)
  fill()
  await send()
  expect(screen.getByRole('button')).toHaveTextContent('Sending...')
  await send()
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test.each([
  ['is still open', () => new Promise(() => {})],
  ['is aborted by the browser', () => Promise.reject(new TypeError('aborted'))],
])(
  'a message that was being sent when the visitor left comes back with a warning: the request %s',
  async (_, answer) => {
    fetchMock.mockImplementation(answer)
    const { unmount } = render(
      <ContactForm endpoint={ENDPOINT} records={[]} supportEmail="help@site.example" />,
    )
    fill()
    await send()
    unmount()
    render(<ContactForm endpoint={ENDPOINT} records={[]} supportEmail="help@site.example" />)
    expect(screen.getByRole('alert')).toHaveTextContent('You left while your message was being sent')
    expect(screen.getByLabelText('Message')).toHaveValue('Is this right?')
  },
)

test('a message that was sent does not come back', async () => {
  fetchMock.mockResolvedValue({ ok: true })
  const { unmount } = render(
    <ContactForm endpoint={ENDPOINT} records={[]} supportEmail="help@site.example" />,
  )
  fill()
  await send()
  act(() => jest.runOnlyPendingTimers()) // the form writes to the history with a short delay
  unmount()
  render(<ContactForm endpoint={ENDPOINT} records={[]} supportEmail="help@site.example" />)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText('Message')).toHaveValue('')
})

test('the toast leaves by itself, and a copy of the site that delivers nothing says so above the button', async () => {
  render(<ContactForm endpoint={null} records={[]} supportEmail="help@site.example" />)
  expect(
    screen.getByText(/This copy of the site does not deliver messages; write to/).nextElementSibling,
  ).toContainElement(screen.getByRole('button', { name: 'Send Message' }))
  fill()
  await send()
  await act(() => jest.advanceTimersByTimeAsync(SIMULATED_DELAY_MS))
  expect(screen.getByRole('status')).toHaveTextContent('Message sent successfully!')
  await act(() => jest.advanceTimersByTimeAsync(TOAST_MS - 1))
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

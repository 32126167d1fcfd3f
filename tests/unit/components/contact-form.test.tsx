import { act, fireEvent, render, screen } from '@testing-library/react'
import { ContactForm } from '@/components/contact/ContactForm'
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
  fetchMock.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({ ok: true })
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

test('a copy of the site that delivers nothing says so beside the success, and where to write', async () => {
  render(<ContactForm endpoint={null} records={[]} supportEmail="help@site.example" />)
  fill()
  await send()
  await act(() => jest.advanceTimersByTimeAsync(SIMULATED_DELAY_MS))
  expect(screen.getByRole('status')).toHaveTextContent(
    /Message sent successfully!.*This copy of the site does not deliver messages; write to help@site.example/,
  )
})

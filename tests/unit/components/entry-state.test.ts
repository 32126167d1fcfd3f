// What the current entry of the browser's history keeps.
import { subscribeToFragment, writeEntry } from '@/lib/base/entry-state'

test('after Back within the page, an entry keeps its own address, and what was typed since', () => {
  subscribeToFragment(['address'], () => {})
  writeEntry('address', 'later')
  writeEntry('form', 'typed')
  history.replaceState({ address: 'earlier' }, '') // as the browser does
  dispatchEvent(new PopStateEvent('popstate'))
  expect(history.state).toEqual({ address: 'earlier', form: 'typed' })
})

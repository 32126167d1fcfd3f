// What the current entry of the browser's history keeps.
import { writeEntry } from '@/lib/base/entry-state'

test('after Back within the page, nothing of the entry before is saved in this one', () => {
  writeEntry('typed', 'later')
  history.replaceState({ typed: 'earlier' }, '') // as the browser does
  dispatchEvent(new PopStateEvent('popstate'))
  writeEntry('scroll', 500)
  expect(history.state).toEqual({ typed: 'earlier', scroll: 500 })
})

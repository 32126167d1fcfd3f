import { listSettingErrors } from '@/lib/publish/settings'

test('every setting that the build cannot use is named before it compiles anything', () => {
  const wrong = {
    NEXT_PUBLIC_SITE_URL: 'weighpoint.com',
    NEXT_PUBLIC_CONTACT_ENDPOINT: 'http://forms.weighpoint.com',
    SOURCE_DATE_EPOCH: 'today',
  }
  expect(listSettingErrors(wrong)).toEqual(
    Object.keys(wrong).map((name) => expect.stringMatching(new RegExp(`^${name}: expected`))),
  )
})

test('without settings, nothing is wrong', () => {
  expect(listSettingErrors({})).toEqual([])
})

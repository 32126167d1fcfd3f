import { makeSecurityTxt } from '@/lib/seo/security-txt'
import { getFixtureContent } from '../../../fixtures/fixture-content'

const { site } = getFixtureContent()

test('security.txt has the fields of RFC 9116, one per line, and a policy only if it is public', () => {
  expect(makeSecurityTxt('https://weighpoint.com', site)).toBe(`Contact: mailto:support@weighpoint.example
Contact: https://weighpoint.com/contact
Expires: 2027-10-31T00:00:00Z
Preferred-Languages: en
Canonical: https://weighpoint.com/.well-known/security.txt
`)
  const policy = 'https://weighpoint.com/policy'
  const securityTxt = { ...site.securityTxt, policy }
  expect(makeSecurityTxt('https://weighpoint.com', { ...site, securityTxt })).toMatch(
    /\nPolicy: https:\/\/weighpoint\.com\/policy\n$/,
  )
})

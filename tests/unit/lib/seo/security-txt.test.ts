import { makeSecurityTxt } from '@/lib/seo/security-txt'
import { getFixtureContent } from '../../../fixtures/fixture-content'

const { site } = getFixtureContent()

test('security.txt has the fields of RFC 9116, one per line, and a policy only if it is public', () => {
  expect(makeSecurityTxt(site)).toBe(`Contact: mailto:support@weighpoint.example
Contact: https://weighpoint.example/contact
Expires: 2027-10-31T00:00:00Z
Preferred-Languages: en
Canonical: https://weighpoint.example/.well-known/security.txt
`)
  const policy = 'https://weighpoint.com/policy'
  const securityTxt = { ...site.securityTxt, policy }
  expect(makeSecurityTxt({ ...site, securityTxt })).toMatch(/\nPolicy: https:\/\/weighpoint\.com\/policy\n$/)
})

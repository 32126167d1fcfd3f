import { GET } from '@/app/.well-known/security.txt/route'
import { getContent } from '@/lib/content'

const read = () => GET().text()

test('security.txt has the fields of RFC 9116, one per line, and a policy only if it is public', async () => {
  const { site } = getContent()
  site.securityTxt = { expires: '2027-10-31' }
  expect(await read()).toBe(`Contact: mailto:${site.supportEmail}
Contact: https://weighpoint.example/contact
Expires: 2027-10-31T00:00:00Z
Preferred-Languages: en
Canonical: https://weighpoint.example/.well-known/security.txt
`)
  site.securityTxt.policy = 'https://weighpoint.com/policy'
  expect(await read()).toMatch(/\nPolicy: https:\/\/weighpoint\.com\/policy\n$/)
})

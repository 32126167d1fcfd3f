// The addresses at the end of a printed page.
import { addEndnotes } from '@/lib/publish/endnotes'

test('each address stands once, with one number, a source in its list; hidden and paid links have none', () => {
  const link = (href: string, more = '') =>
    `<a rel="noopener" href="${href}" class="underlined-link${more}">x</a>`
  const sources = `<section aria-labelledby="sources"><ol><li id="source-1">No address</li><li id="source-2">${link('https://a.example/2')}</li></ol></section>`
  const page = {
    path: '/a',
    file: 'a.html',
    html: `<main>${link('https://a.example/1')}${link('/b')}${link('/b')}${link('/c', ' print:hidden')}${link('#d')}<div class="mt-6 print:hidden"><div>x</div>${link('/e')}</div>${link('/b')}${link('https://a.example/2')}<a rel="sponsored noopener" href="/click/5" class="underlined-link">x</a>${sources}</main>`,
  }
  const { html } = addEndnotes(page)
  expect(html.match(/data-note="[^"]+"/g)).toEqual([
    'data-note="1"',
    'data-note="2"',
    'data-note="2"',
    'data-note="2"',
    'data-note="source 2"',
  ])
  expect(html).toMatch(/<ol><li>a\.example\/1<\/li><li>\/b<\/li><\/ol><\/section><\/main>$/)
  expect(html).toContain(sources)
})

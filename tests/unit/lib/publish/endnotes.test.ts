// The addresses at the end of a printed page.
import { addEndnotes } from '@/lib/publish/endnotes.mjs'

test('each address stands once, with one number; hidden and paid links and the list of sources have none', () => {
  const link = (href: string, more = '') =>
    `<a rel="noopener" href="${href}" class="underlined-link${more}">x</a>`
  const sources = `<section aria-labelledby="sources">${link('https://a.example/1')}</section>`
  const page = {
    path: '/a',
    file: 'a.html',
    html: `<main>${link('https://a.example/1')}${link('/b')}${link('/b')}${link('/c', ' print:hidden')}${link('#d')}<div class="mt-6 print:hidden"><div>x</div>${link('/e')}</div>${link('/b')}<a rel="sponsored noopener" href="/click/5" class="underlined-link">x</a>${sources}</main>`,
  }
  const { html } = addEndnotes(page)
  expect(html.match(/data-note="\d"/g)).toEqual([
    'data-note="1"',
    'data-note="2"',
    'data-note="2"',
    'data-note="2"',
  ])
  expect(html).toMatch(/<ol><li>a\.example\/1<\/li><li>\/b<\/li><\/ol><\/section><\/main>$/)
  expect(html).toContain(sources)
})

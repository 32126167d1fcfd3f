import { readPage } from '@/lib/editing/web/page-text'

test.each([
  ['separates blocks and cells', '<p>One</p><p>two</p><table><td>3</td><td>4</td></table>', 'One two 3 4'],
  [
    'joins text split by inline elements',
    '<b>$</b>1<a>9</a><abbr>9</abbr><bdi>.</bdi><data>0</data><em>0</em> <font>p</font><i>e</i><mark>r</mark> <small>m</small><span>o</span><strong>n</strong><u>th</u>',
    '$199.00 per month',
  ],
  [
    'leaves out what is not displayed',
    '<title>T</title><style>a{}</style><p>a<script>b()</script>c</p><template><p>d</p></template><noscript>e</noscript><svg><text>f</text></svg>',
    'a c',
  ],
  ['uses the alt text of images', '<p>Now <img alt="$99"> <img></p>', 'Now $99'],
  ['collapses whitespace', '<p>  a \n\t b </p>\n', 'a b'],
  ['ignores comments', '<p>a<!-- b --></p>', 'a'],
])('%s', (_, html, text) => {
  expect(readPage(html).text).toBe(text)
})

test.each([
  ['<p>one two</p><p>three</p>', 3],
  ['<p> </p>', 0],
])('counts the words of %s: %i', (html, words) => {
  expect(readPage(html).words).toBe(words)
})

test('reads the first title and the h1 and h2 headings', () => {
  const page = readPage(
    '<title> A\n <b> </title><svg><title>Icon</title></svg><h1>One <i>big</i></h1><h2>Two</h2><h3>Three</h3>',
  )
  expect(page).toMatchObject({ title: 'A <b>', headings: ['One big', 'Two'] })
})

test.each([
  ['<p>a</p>', false],
  ['<script></script>', true],
])('scripts in %s: %s', (html, hasScripts) => {
  expect(readPage(html).hasScripts).toBe(hasScripts)
})

const refresh = (content: string) => `<meta http-equiv="Refresh" content="${content}">`

test.each([
  ['immediately', refresh('0; url=/new'), '/new'],
  ['after five seconds', refresh('5; url=/new'), '/new'],
  ['after six seconds: a reader sees the page first', refresh('6; url=/new'), null],
  ['with a quoted address', refresh("0;URL='/new' "), '/new'],
  ['with a comma and spaces', refresh(' 1.5 , url = /new '), '/new'],
  ['that reloads the page', refresh('3'), null],
  ['without a number', refresh('soon; url=/new'), null],
  ['followed by another', refresh('0; url=/a') + refresh('0; url=/b'), '/a'],
  ['in a noscript element', `<noscript>${refresh('0; url=/new')}</noscript>`, null],
  ['given as a name', '<meta name="refresh" content="0; url=/new">', null],
  ['after ten seconds', refresh('10; url=/new'), null],
  ['after a word', refresh('in 3; url=/new'), null],
  ['at the end of another name', '<meta http-equiv="x-refresh" content="0; url=/new">', null],
  ['at the start of another name', '<meta http-equiv="refresh-x" content="0; url=/new">', null],
  ['on another element', '<p http-equiv="refresh" content="0; url=/new">a</p>', null],
])('a refresh %s', (_, html, target) => {
  expect(readPage(html).refresh).toBe(target)
})

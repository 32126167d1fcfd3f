// The data of a page in one script: the framework reads the very same strings.
import vm from 'node:vm'
import { compactPayload } from '@/lib/publish/compact-payload.mjs'

/** What the framework finds in its queue after the scripts of a page ran. */
function readPayload(html: string): string {
  const queue: [number, string?][] = []
  const sandbox = { self: { __next_f: undefined as typeof queue | undefined } }
  for (const [, script = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g))
    vm.runInNewContext(script, sandbox)
  queue.push(...(sandbox.self.__next_f ?? []))
  expect(queue[0]?.[0]).toBe(0)
  return queue.map(([, text = '']) => text).join('')
}

const payload = (chunks: string[]) =>
  [
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    ...chunks.map(
      (chunk) =>
        `<script>self.__next_f.push([1,${JSON.stringify(chunk).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028')}])</script>`,
    ),
  ].join('')

describe('the payload in one script', () => {
  const CHUNKS = [
    '0:["$","p",null,{"children":"A `quoted` text, costs $5 and $' + '{name}"}]\n',
    '1:"</script><!-- <script> \\ \\n \\u0041 \u2028 \r\n \u0000 é 😀"',
    '2:"$$ $& $1 $`"',
  ]

  test('gives the framework the very same text', () => {
    const html = `<html><head></head><body><p>Text</p>${payload(CHUNKS)}</body></html>`
    expect(readPayload(html)).toBe(CHUNKS.join(''))
    const compact = compactPayload(html)
    expect(compact.match(/<script/g)).toHaveLength(1)
    expect(compact).toMatch(/<\/script><\/body><\/html>$/)
    expect(readPayload(compact)).toBe(CHUNKS.join(''))
  })

  test('leaves out what no browser of ours asks for, and nothing else', () => {
    const html = `<html><head><link rel="preload" as="script" href="/a.js"/><link rel="preload" as="image" href="/a.png"/><script src="/a.js" async=""></script><script src="/old.js" noModule="" id="old"></script></head><body>${payload(['1'])}</body></html>`
    expect(compactPayload(html)).toBe(
      '<html><head><link rel="preload" as="image" href="/a.png"/><script src="/a.js" async=""></script></head><body>' +
        '<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,`1`])</script></body></html>',
    )
  })

  test('a page with a piece that is not known stays as it is', () => {
    for (const piece of ['<script>self.__next_f.push([2,null])</script>', '<script>__next_f=[]</script>']) {
      const html = `<html><body>${payload(['1', '2'])}${piece}</body></html>`
      expect(compactPayload(html)).toBe(html)
    }
    const begin = payload([])
    for (const body of ['Text', begin, payload(['1']).replace(begin, '')]) {
      const html = `<html><body>${body}</body></html>`
      expect(compactPayload(html)).toBe(html)
    }
  })
})

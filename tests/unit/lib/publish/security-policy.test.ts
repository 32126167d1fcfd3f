// What a page may load, run and reach.
import vm from 'node:vm'
import { addSecurityPolicy, hash, TRUSTED_TYPES_SCRIPT } from '@/lib/publish/security-policy.mjs'

test('a page is given a policy that allows its own scripts and nothing else', () => {
  const html =
    '<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><link rel="preload" as="script" href="/a.js"/><script src="/a.js" async=""></script></head><body><script>one()</script></body></html>'
  const secured = addSecurityPolicy(html, {
    file: 'a.html',
    integrityOf: (src) => `sha384-of-${src}`,
    connect: ['https://post.example'],
  })
  expect(
    secured.startsWith('<html><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy"'),
  ).toBe(true)
  const policy = /content="([^"]+)"/.exec(secured)?.[1]?.split('; ')
  expect(policy).toEqual([
    "default-src 'none'",
    `script-src 'self' ${hash(TRUSTED_TYPES_SCRIPT)} ${hash('one()')}`,
    "style-src 'self'",
    "img-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self' https://post.example",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ])
  expect(secured.match(/integrity="sha384-of-\/a\.js"/g)).toHaveLength(2)
  expect(hash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
})

test('styles and scripts are found whatever else their tags say', () => {
  const secured = addSecurityPolicy(
    '<head><meta charset="utf-8"><link rel="stylesheet" href="/a.css"><style data-a="">p { }</style><style>b{}</style>' +
      '<link rel="preload" as="script" fetchPriority="low" href="/a.js"/><script async="" src="/a.js"></script></head>' +
      '<body><script data-a="">\none()</script></body>',
    { file: 'a.html', integrityOf: (src) => `sha256-of-${src}` },
  )
  expect(secured).toContain(
    `script-src 'self' ${hash(TRUSTED_TYPES_SCRIPT)} ${hash('\none()')}; style-src 'self' ${hash('p { }')} ${hash('b{}')};`,
  )
  expect(secured).toContain("connect-src 'self';")
  expect(secured).toContain('fetchPriority="low" href="/a.js" integrity="sha256-of-/a.js"/>')
  expect(secured).toContain('<script async="" src="/a.js" integrity="sha256-of-/a.js"></script>')
})

test('a page without script files may connect nowhere and needs no guard', () => {
  const secured = addSecurityPolicy('<head><meta charSet="utf-8"/></head><p>Text</p>', {
    file: 'a.html',
    integrityOf: () => '',
    connect: ['https://post.example'],
  })
  expect(secured).toContain("script-src 'none'")
  expect(secured).toContain("connect-src 'self';")
  expect(secured).toContain("trusted-types 'none'")
  expect(secured).toContain("style-src 'none'")
  expect(secured.replace(/<meta http-equiv[^>]*>/, '')).toBe(
    '<head><meta charSet="utf-8"/></head><p>Text</p>',
  )
})

test('a data block is given no leave to run', () => {
  const secured = addSecurityPolicy(
    '<html><head><meta charSet="utf-8"/></head><body><script type="application/ld+json">{"a":1}</script></body></html>',
    { file: 'a.html', integrityOf: () => '' },
  )
  expect(secured).toContain("script-src 'none'")
  expect(secured).toContain('<script type="application/ld+json">{"a":1}</script>')
})

test.each([
  [
    '<head><title>A</title><meta charset="utf-8"/></head>',
    '<head><title>A</title><meta charset=\\"utf-8\\"/></head>',
  ],
  [
    '<html><head data-a=""><meta charset="utf-8"/></head>',
    '<head data-a=\\"\\"><meta charset=\\"utf-8\\"/></head>',
  ],
  ['<p>Text</p>', '<p>Text</p>'],
])('a page without a place for its policy is refused: %s', (html, start) => {
  expect(() => addSecurityPolicy(html, { file: 'guides/a.html', integrityOf: () => '' })).toThrow(
    `out/guides/a.html: expected a head that starts with <head><meta charset="utf-8"/>, after which the content security policy goes, got "${start}". Take out what stands before the charset`,
  )
})

describe('the Trusted Types policy', () => {
  type Policy = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string>

  function run(): Policy {
    const policies: Record<string, Policy> = {}
    const trustedTypes = {
      createPolicy: (name: string, policy: Policy) => {
        policies[name] = policy
      },
    }
    const location = new URL('https://weighpoint.example/blog')
    vm.runInNewContext(TRUSTED_TYPES_SCRIPT, {
      window: { trustedTypes },
      trustedTypes,
      location,
      URL,
      TypeError,
    })
    return policies.default as Policy
  }

  test.each([
    ['createHTML', '<script></script>', '<script></script>'],
    ['createHTML', '<script>a()</script>', ''],
    ['createHTML', '<img src="x" onerror="a()">', ''],
    ['createScript', 'a()', ''],
    ['createScriptURL', '/_next/static/chunks/a.js', '/_next/static/chunks/a.js'],
    [
      'createScriptURL',
      'https://weighpoint.example/_next/static/a.js',
      'https://weighpoint.example/_next/static/a.js',
    ],
  ] as const)('%s turns %j into %j', (make, given, result) => {
    expect(run()[make](given)).toBe(result)
  })

  test.each([
    'https://evil.example/_next/static/a.js',
    '//evil.example/_next/static/a.js',
    '/a.js',
    '/a/_next/static/a.js',
    'data:text/javascript,a()',
  ])('the script address %s is refused', (address) => {
    expect(() => run().createScriptURL(address)).toThrow('Refused script address')
  })

  test('a browser without Trusted Types goes on without it', () => {
    expect(() => vm.runInNewContext(TRUSTED_TYPES_SCRIPT, { window: {} })).not.toThrow()
  })
})

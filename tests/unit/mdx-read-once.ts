// Caches the parsed text of each guide for all lib tests: some check the whole content a hundred times. Parsing itself is
// tested in read-body.test.ts, which uses the real module.
type Module = typeof import('@/lib/guides/read-body')

jest.mock('@/lib/guides/read-body', (): Module => {
  const { readBody } = jest.requireActual<Module>('@/lib/guides/read-body')
  const known = new Map<string, ReturnType<Module['readBody']>>()
  return {
    readBody(text) {
      const body = known.get(text) ?? readBody(text)
      known.set(text, body)
      return structuredClone(body)
    },
  }
})

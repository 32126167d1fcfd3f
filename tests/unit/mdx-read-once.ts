// In every test of lib each text of a guide is read once: some check the whole content a hundred times over. What the
// reading itself does is tested in mdx-source.test.ts, which asks for the real module.
type Module = typeof import('@/lib/content/mdx-source')

jest.mock('@/lib/content/mdx-source', (): Module => {
  const { readMdxSource } = jest.requireActual<Module>('@/lib/content/mdx-source')
  const known = new Map<string, ReturnType<Module['readMdxSource']>>()
  return {
    readMdxSource(text, file) {
      const key = `${file}\n${text}`
      const source = known.get(key) ?? readMdxSource(text, file)
      known.set(key, source)
      return structuredClone(source)
    },
  }
})

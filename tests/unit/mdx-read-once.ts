// Stands in for lib/content/mdx-source where a test checks the whole content a hundred times over: each text is read
// once. What the reading itself does is tested in mdx-source.test.ts.
type Module = typeof import('@/lib/content/mdx-source')

/** @public Jest's mocks ask for it by the file's name. */
export function readOnce({ readMdxSource }: Module): Module {
  const known = new Map<string, ReturnType<Module['readMdxSource']>>()
  return {
    readMdxSource(text, file) {
      const key = `${file}\n${text}`
      const source = known.get(key) ?? readMdxSource(text, file)
      known.set(key, source)
      return structuredClone(source)
    },
  }
}

// The page of the desk as one script, bundled when the command starts. Its packages are installed in this folder.
import path from 'node:path'
import { build } from 'esbuild'

/** Throws if the page does not compile. */
export async function bundlePage(root: string): Promise<{ script: string; style: string }> {
  const folder = path.join(root, 'lib/editing/desk')
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, 'page/main.tsx')],
    outdir: folder,
    bundle: true,
    write: false,
    minify: true,
    jsx: 'automatic',
    target: 'es2022',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    // The page and its packages share one copy of React.
    alias: {
      react: path.join(root, 'node_modules/react'),
      'react-dom': path.join(root, 'node_modules/react-dom'),
    },
  })
  const find = (ending: string) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? ''
  return { script: find('.js'), style: find('.css') }
}

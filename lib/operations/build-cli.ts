// `npm run build`. Settings may also be in .env files, as for Next.
import path from 'node:path'
import { loadEnvConfig } from '@next/env'
import { runBuild } from './build'

loadEnvConfig('.', false)
process.env.PATH = [path.resolve('node_modules', '.bin'), process.env.PATH].join(path.delimiter)
process.exitCode = await runBuild({
  check: ['jiti', 'lib/editing/content-cli.ts'],
  pages: [
    ['next', 'build'],
    ['next-sitemap', '--config', 'next-sitemap.config.mjs'],
  ],
  images: ['jiti', 'lib/seo/images/images-cli.ts'],
})

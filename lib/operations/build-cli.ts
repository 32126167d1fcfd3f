// `npm run build`: content check, export with its sitemap and, at the same time, images; then the build record. Settings may also be in .env files, as for Next.
import path from 'node:path'
import { loadEnvConfig } from '@next/env'
import { runBuild } from './build'

loadEnvConfig('.', false)
process.env.PATH = [path.resolve('node_modules', '.bin'), process.env.PATH].join(path.delimiter)
process.exitCode = await runBuild(
  ['jiti', 'lib/editing/content-cli.ts'],
  [
    ['next', 'build'],
    ['next-sitemap', '--config', 'next-sitemap.config.mjs'],
  ],
  [['jiti', 'lib/seo/images/images-cli.ts']],
)

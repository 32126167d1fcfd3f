import { transformSync } from 'esbuild'
import { BROWSERS } from '../bundle-islands'
import type { Step } from '../page'

/** Minifies our code that runs inline, which is text of compiled functions. */
export const minifyScripts: Step = (page) => ({
  ...page,
  html: page.html.replace(/(?<=<script>)[\s\S]*?(?=<\/script>)/g, (code) =>
    transformSync(code, { minify: true, target: BROWSERS }).code.trim(),
  ),
})

// The bundler accepts style sheets as modules.
declare module '*.css'

declare module 'turndown-plugin-gfm' {
  export const tables: import('turndown').Plugin
}

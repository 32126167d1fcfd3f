// Code and packages that nothing uses, as knip finds them, said in plain words.
import { runTool } from './run-tool.mjs'

/** What knip calls a kind of finding → the rule and the way out. @type {Record<string, (name: string) => string>} */
const SENTENCES = {
  files: () => 'is used by nothing. Delete it, or import it where it is meant to work.',
  dependencies: (name) => `lists the package ${name}, which nothing imports. Run: npm uninstall ${name}`,
  devDependencies: (name) => `lists the package ${name}, which nothing imports. Run: npm uninstall ${name}`,
  unlisted: (name) =>
    `uses the package ${name}, which package.json does not list. Run: npm i --save-exact ${name}`,
  unresolved: (name) => `imports ${name}, which is not there. Correct the address or add the file.`,
  binaries: (name) => `calls the command ${name}, which no listed package brings. Add the package that does.`,
  exports: (name) => `exports ${name}, and no other file uses it. Take away “export”, or delete it.`,
  types: (name) => `exports the type ${name}, and no other file uses it. Take away “export”, or delete it.`,
  duplicates: (name) => `exports the same thing under two names (${name}). Keep one.`,
}

/** @returns {Promise<import('./project.mjs').Fault[]>} */
export async function findUnused() {
  const report = await runTool('knip', [
    '--config',
    'tests/structure/knip.jsonc',
    '--reporter',
    'json',
    '--no-progress',
    '--include',
    Object.keys(SENTENCES).join(),
  ])
  return report.issues.flatMap((/** @type {Record<string, any>} */ issue) =>
    Object.entries(SENTENCES).flatMap(([kind, sentence]) =>
      (issue[kind] ?? []).map((/** @type {any} */ found) => {
        const name = [found]
          .flat()
          .map((each) => each.name)
          .join(', ')
        return { file: issue.file, message: sentence(name) }
      }),
    ),
  )
}

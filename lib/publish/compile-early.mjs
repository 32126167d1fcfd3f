// Asks the browser to compile a script file as a whole while it arrives, beside the main thread. Otherwise V8
// compiles each function when it is first called, and the start of the framework is one long task. Chrome
// reads the comment since version 136, the others pass over it. `npm run bench:live` shows what it saves.
import { editFiles } from './edit-pages.mjs'

/** https://v8.dev/blog/explicit-compile-hints: has to be the first line of the file. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/** @param {string} out  folder of the export */
export const compileEarly = (out) => editFiles(out, ['.js'], (script) => COMPILE_HINT + script)

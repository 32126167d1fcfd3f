// Runs a tool of node_modules that reports in JSON. Its exit code says only that it found something.
import { execFile } from 'node:child_process'
import path from 'node:path'

/** @param {string} name @param {string[]} args @returns {Promise<any>} */
export function runTool(name, args) {
  return new Promise((resolve, reject) => {
    const options = { encoding: /** @type {const} */ ('utf8'), maxBuffer: 64 * 1024 * 1024 }
    execFile(path.join('node_modules', '.bin', name), args, options, (_error, stdout, stderr) => {
      try {
        resolve(JSON.parse(stdout))
      } catch {
        reject(new Error(`${name} did not report: ${stderr || stdout}`))
      }
    })
  })
}

// The port of `npm start`. An invalid or occupied port ends the process with a message instead of a stack trace.

const DEFAULT_PORT = 3000

/** The port from the environment. @param {string | undefined} value */
export function readPort(value = process.env.PORT) {
  if (!value) return DEFAULT_PORT
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
  if (port >= 1 && port <= 65_535) return port
  fail(`PORT must be a number from 1 to 65535, but it is "${value}".`)
}

/**
 * Resolves once the server listens.
 * @param {import('node:http').Server} server @param {number} port
 * @returns {Promise<void>}
 */
export function listen(server, port) {
  return new Promise((resolve) => {
    server.once('error', (error) => {
      const code = 'code' in error ? error.code : ''
      if (code === 'EADDRINUSE')
        fail(
          `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
        )
      if (code === 'EACCES')
        fail(`You do not have permission to use port ${port}. Choose one above 1023: PORT=3000 npm start`)
      fail(`The server could not start: ${error.message}`)
    })
    server.listen(port, resolve)
  })
}

/** @param {string} message @returns {never} */
export function fail(message) {
  console.error(message)
  process.exit(1)
}

// The setting PORT. Plain JavaScript, because the server of `npm start` runs without a compiler.

/** The port of a server: PORT, or the standard one. Throws on anything but a port. @param {number} standard @returns {number} */
export function readPort(standard, setting = process.env.PORT) {
  if (!setting) return standard
  const port = Number(setting)
  if (!/^\d+$/.test(setting) || port < 1 || port > 65_535)
    throw new Error(
      `PORT: expected a whole number from 1 to 65535, got "${setting}". Correct or unset it: PORT=${standard}.`,
    )
  return port
}

/** Another port, for the message that one is in use. @param {number} port */
export const nameNextPort = (port) => (port === 65_535 ? port - 1 : port + 1)

// A port for a server that runs alongside others: the desk's preview, and the servers of the tests.
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** A port on this machine that was free a moment ago. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

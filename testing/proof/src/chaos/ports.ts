import { once } from "node:events"
import { createServer } from "node:net"

/** Ports below the ephemeral range of operating systems: a server that ends and listens again finds its port free. */
const [lowestPort, highest] = [20_000, 31_000]

/** A free port of 127.0.0.1 outside of the range used for outgoing connections. */
export async function reservePort(): Promise<number> {
  for (;;) {
    const port = lowestPort + Math.floor(Math.random() * (highest - lowestPort))
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  const settled = Promise.race([once(server, "listening").then(() => true), once(server, "error").then(() => false)])
  server.listen(port, "127.0.0.1")
  if (!(await settled)) return false
  server.close()
  await once(server, "close")
  return true
}

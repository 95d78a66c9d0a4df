import type { Socket } from "node:net"
import type { FastifyInstance } from "fastify"

/** Milliseconds between two closings of idle connections: a connection becomes idle only when its request ends. */
const reapInterval = 50

/**
 * Makes `app.close()` wait for running requests, and close connections that are still open after `grace` milliseconds.
 *
 * @returns whether the service is stopping
 */
export function closeGracefully(app: FastifyInstance, grace: number): () => boolean {
  let closing = false
  const sockets = new Set<Socket>()
  app.server.on("connection", (socket: Socket) => {
    sockets.add(socket)
    socket.once("close", () => sockets.delete(socket))
  })
  const closeIdle = () => {
    app.server.closeIdleConnections()
    // `closeIdleConnections` skips connections on which nothing was sent; clients open such connections in advance.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }
  let reap: NodeJS.Timeout | undefined
  let cut: NodeJS.Timeout | undefined
  app.addHook("preClose", (done) => {
    closing = true
    reap = setInterval(closeIdle, reapInterval)
    cut = setTimeout(() => app.server.closeAllConnections(), grace)
    done()
  })
  app.addHook("onClose", (_app, done) => {
    clearInterval(reap)
    clearTimeout(cut)
    done()
  })
  return () => closing
}

import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http"
import { type AddressInfo, createServer as createTcpServer, type Socket, type Server as TcpServer } from "node:net"

const running = new Set<() => Promise<void>>()

export interface TestServer {
  readonly port: number
  readonly url: string
  /** The received requests, oldest first. */
  readonly requests: IncomingMessage[]
  /** The number of accepted connections. */
  connections(): number
}

/** An HTTP server on a free port of 127.0.0.1. */
export async function serve(listener: RequestListener): Promise<TestServer> {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    listener(request, response)
  })
  return listening(server, requests)
}

/** A TCP server with a custom handler for connections. */
export async function serveTcp(onConnection: (socket: Socket) => void): Promise<TestServer> {
  return listening(
    createTcpServer((socket) => {
      socket.on("error", () => {})
      onConnection(socket)
    }),
    [],
  )
}

async function listening(server: Server | TcpServer, requests: IncomingMessage[]): Promise<TestServer> {
  const sockets = new Set<Socket>()
  let connections = 0
  server.on("connection", (socket: Socket) => {
    connections++
    sockets.add(socket)
    socket.on("close", () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  running.add(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  )
  const { port } = server.address() as AddressInfo
  return { port, url: `http://127.0.0.1:${port}`, requests, connections: () => connections }
}

/** Stops all servers and closes their connections. */
export async function closeServers(): Promise<void> {
  await Promise.all([...running].map((close) => close()))
  running.clear()
}

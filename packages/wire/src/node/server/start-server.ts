import type { IncomingMessage, Server, ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import type { WireHandler, WireResponse } from "../http/message.ts"
import type { Routes } from "../http/routes.ts"
import { defaultLimits, type ServerLimits } from "./limits.ts"
import { ListenError } from "./listen-error.ts"
import { nodeHttp } from "./node-http.ts"
import { readRequest } from "./read-request.ts"
import { SocketServer, wantsSocket } from "./socket-server.ts"

/** Options of a server. */
export interface ServerOptions {
  /** Handles requests: {@link nodeHandler} of the same routes. */
  readonly handle: WireHandler
  /** The routes with the WebSocket endpoints. */
  readonly routes: Pick<Routes, "find">
  /** Allowed names in the `Host` header of a WebSocket, in addition to IP addresses; `*` allows all. Default `localhost`. */
  readonly allowedHosts?: readonly string[]
  /** Port. Default 0: any free port. */
  readonly port?: number
  /** IP address or host name. Default `127.0.0.1`: reachable from this machine only. */
  readonly host?: string
  readonly limits?: Partial<ServerLimits>
}

/** A running server. */
export interface RunningServer {
  /** The base URL, without a trailing slash: `http://127.0.0.1:9650`. */
  readonly url: string
  /** Closes every WebSocket, like a restarting node: callers may reconnect at once. */
  endSockets(): void
  /** Accepts no more connections, waits for pending responses within the limit, and closes the rest. */
  close(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/**
 * Serves routes over HTTP and WebSocket on one port, like a node.
 *
 * @throws {ListenError}
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { handle, routes, host = "127.0.0.1", port = 0, allowedHosts = ["localhost"] } = options
  const limits = { ...defaultLimits, ...options.limits }
  const server = nodeHttp.createServer(
    {
      requestTimeout: limits.requestTimeout,
      keepAliveTimeout: limits.idleTimeout,
      shouldUpgradeCallback: wantsSocket,
    },
    (incoming, outgoing) => {
      answer(incoming, outgoing).catch(() => outgoing.destroy())
    },
  )
  server.maxConnections = limits.maxConnections
  const sockets = new SocketServer(routes, handle, allowedHosts, limits)
  server.on("upgrade", (request, stream, head) => sockets.upgrade(request, stream, head))

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const gone = new AbortController()
    // An abort takes as long as the parsing of a request, and nobody needs it after the response.
    outgoing.once("close", () => outgoing.writableFinished || gone.abort())
    const response = await handle(await readRequest(incoming, gone.signal))
    if (!server.listening) outgoing.shouldKeepAlive = false
    if (!outgoing.destroyed) writeResponse(outgoing, response)
  }

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, host, resolve)
  }).catch((error: NodeJS.ErrnoException) => {
    sockets.end()
    throw new ListenError(host, port, error.code ?? error.message, { cause: error })
  })

  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= closeServer(server, sockets, limits.closeTimeout)
    return closed
  }
  const { port: bound } = server.address() as AddressInfo
  return { url: serverUrlOf(host, bound), endSockets: () => sockets.restart(), close, [Symbol.asyncDispose]: close }
}

/** The URL of a server for this machine; an address that means "all interfaces" is replaced. */
export function serverUrlOf(host: string, port: number): string {
  if (host === "0.0.0.0" || host === "") return `http://127.0.0.1:${port}`
  if (host === "::") return `http://[::1]:${port}`
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`
}

function writeResponse(outgoing: ServerResponse, { status, headers, body, bytes }: WireResponse): void {
  // A 304 has the length of the body that is not sent, or none.
  const length = status === 304 ? {} : { "content-length": bytes?.byteLength ?? Buffer.byteLength(body) }
  outgoing.writeHead(status, { ...length, ...headers })
  outgoing.end(bytes ?? body)
}

function closeServer(server: Server, sockets: SocketServer, timeout: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      sockets.cut()
      server.closeAllConnections()
    }, timeout)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    sockets.end()
    server.closeIdleConnections()
  })
}

import type { IncomingMessage } from "node:http"
import type { Duplex } from "node:stream"
import { type WebSocket, WebSocketServer } from "ws"
import { isAllowedHost } from "../http/hosts.ts"
import { targetPath, type WireHandler, type WireResponse } from "../http/message.ts"
import type { Routes, WireEndpoint } from "../http/routes.ts"
import type { ServerLimits } from "./limits.ts"
import { nodeHttp } from "./node-http.ts"
import { headOf } from "./read-request.ts"

const goingAway = 1001
const protocolError = 1002
const serviceRestart = 1012

/** Whether a request upgrades to WebSocket: other upgrades, such as h2c, are optional offers. */
export function wantsSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === "websocket"
}

/** The WebSocket connections of a server, at the paths that support them. */
export class SocketServer {
  readonly #sockets: WebSocketServer
  readonly #routes: Pick<Routes, "find">
  readonly #handle: WireHandler
  readonly #allowedHosts: readonly string[]
  readonly #limits: ServerLimits
  readonly #answered = new WeakSet<WebSocket>()
  readonly #pings: ReturnType<typeof setInterval>

  constructor(
    routes: Pick<Routes, "find">,
    handle: WireHandler,
    allowedHosts: readonly string[],
    limits: ServerLimits,
  ) {
    this.#sockets = new WebSocketServer({ noServer: true, maxPayload: limits.maxFrame, perMessageDeflate: false })
    this.#routes = routes
    this.#handle = handle
    this.#allowedHosts = allowedHosts
    this.#limits = limits
    this.#sockets.on("wsClientError", (_, stream, request) => this.#refuse(stream, request))
    this.#pings = setInterval(() => this.#ping(), limits.pingInterval)
    this.#pings.unref()
  }

  /** Upgrades a request to a WebSocket, or sends the response of the path if it does not support WebSocket. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on("error", () => stream.destroy())
    const endpoint = this.#routes.find(targetPath({ target: request.url ?? "/" }))
    const open = endpoint?.isReady?.() !== false && isAllowedHost(request.headers.host, this.#allowedHosts)
    const connect = open ? endpoint?.connect : undefined
    if (connect === undefined) this.#refuse(stream, request)
    else this.#sockets.handleUpgrade(request, stream, head, (socket) => this.#converse(socket, connect))
  }

  /** Closes all connections with the code for a service restart. */
  restart(): void {
    for (const socket of this.#sockets.clients) socket.close(serviceRestart, "service restart")
  }

  /** Closes all connections with the code for a closing server. */
  end(): void {
    clearInterval(this.#pings)
    for (const socket of this.#sockets.clients) socket.close(goingAway, "the server closes")
    this.#sockets.close()
  }

  /** Terminates the remaining connections without a close frame. */
  cut(): void {
    for (const socket of this.#sockets.clients) socket.terminate()
  }

  /** Passes frames between a socket and a session, within the limits. */
  #converse(socket: WebSocket, connect: NonNullable<WireEndpoint["connect"]>): void {
    const { maxUnread, maxFramesAtOnce } = this.#limits
    const session = connect((text) => {
      if (text === undefined) socket.close(protocolError)
      else if (socket.bufferedAmount > maxUnread) socket.terminate()
      else if (socket.readyState === socket.OPEN) socket.send(text)
    })
    let underWay = 0
    // Frames that had arrived when the socket was paused.
    const waiting: string[] = []
    const receive = (text: string) => {
      underWay += 1
      const received = session.receive(text).catch(() => socket.terminate())
      void received.then(() => {
        underWay -= 1
        const next = waiting.shift()
        if (next !== undefined) receive(next)
        else if (socket.isPaused) socket.resume()
      })
    }
    socket.on("message", (data) => {
      if (underWay < maxFramesAtOnce) receive(String(data))
      else waiting.push(String(data))
      if (underWay >= maxFramesAtOnce) socket.pause()
    })
    this.#answered.add(socket)
    socket.on("pong", () => this.#answered.add(socket))
    socket.on("error", () => socket.terminate())
    socket.on("close", () => session.end())
  }

  /** Sends the response for a request that cannot be upgraded. */
  #refuse(stream: Duplex, request: IncomingMessage): void {
    this.#handle(headOf(request)).then(
      (response) => endWith(stream, response),
      () => stream.destroy(),
    )
  }

  #ping(): void {
    for (const socket of this.#sockets.clients) {
      if (!this.#answered.delete(socket)) socket.terminate()
      else if (socket.readyState === socket.OPEN) socket.ping()
    }
  }
}

/** Ends the stream completely: a closing server waits for its streams, and the caller may not hang up. */
function endWith(stream: Duplex, { status, headers, body }: WireResponse): void {
  const lines = Object.entries({ ...headers, "content-length": Buffer.byteLength(body), connection: "close" })
  const head = [
    `HTTP/1.1 ${status} ${nodeHttp.STATUS_CODES[status]}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
  ]
  stream.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => stream.destroy())
}

import { once } from "node:events"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { type WebSocket, WebSocketServer } from "ws"
import { headersOf, type NodeReply, type Replying } from "./reply.ts"

/** The node that a {@link NodeServer} serves. */
export interface ServedNode extends Replying {
  /** Accepts a WebSocket, at any path. Without it, a handshake is refused with 404. */
  connect?(socket: WebSocket, path: string): void
}

/** The address to serve a node at. */
export interface NodeServerOptions {
  /** Default 0: any free port. */
  readonly port?: number
  /** Default `127.0.0.1`. */
  readonly host?: string
}

/** A real HTTP and WebSocket server on this machine for a fake node. It can be stopped and restarted at the same URL. */
export class NodeServer {
  /** Such as `http://127.0.0.1:9650`. */
  readonly url: string
  readonly #node: ServedNode
  readonly #port: number
  readonly #host: string
  #server: Server
  readonly #sockets: WebSocketServer

  private constructor(node: ServedNode, server: Server, sockets: WebSocketServer, host: string) {
    this.#node = node
    this.#server = server
    this.#sockets = sockets
    this.#host = host
    this.#port = (server.address() as AddressInfo).port
    this.url = `http://${host.includes(":") ? `[${host}]` : host}:${this.#port}`
  }

  static async start(node: ServedNode, { port = 0, host = "127.0.0.1" }: NodeServerOptions = {}): Promise<NodeServer> {
    const sockets = new WebSocketServer({ noServer: true })
    return new NodeServer(node, await listen(node, sockets, port, host), sockets, host)
  }

  get wsUrl(): string {
    return this.url.replace("http", "ws")
  }

  get isUp(): boolean {
    return this.#server.listening
  }

  /** Closes all connections immediately, like the exit of a process. New connections are refused. */
  async down(): Promise<void> {
    if (!this.#server.listening) return
    this.endSockets()
    const closed = once(this.#server, "close")
    this.#server.close()
    this.#server.closeAllConnections()
    await closed
  }

  /** Listens again after {@link down}, on the same port. */
  async up(): Promise<void> {
    if (this.#server.listening) return
    this.#server = await listen(this.#node, this.#sockets, this.#port, this.#host)
  }

  /** Closes all WebSockets. */
  endSockets(): void {
    for (const socket of this.#sockets.clients) socket.terminate()
  }

  async close(): Promise<void> {
    await this.down()
    this.#sockets.close()
  }
}

async function listen(node: ServedNode, sockets: WebSocketServer, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    answerOver(node, request, response).catch(() => response.destroy())
  })
  // Longer than a client's pauses, since closing a connection while a request arrives would be an additional fault.
  server.keepAliveTimeout = 600_000
  server.on("upgrade", (request, stream, head) => {
    if (node.connect === undefined) return void stream.end("HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n")
    sockets.handleUpgrade(request, stream, head, (socket) => node.connect?.(socket, request.url ?? "/"))
  })
  server.listen(port, host)
  await once(server, "listening")
  return server
}

async function answerOver(node: ServedNode, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = "GET", url: target = "/", headers } = request
  const body = await bodyOf(request)
  const named = Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value])
  send(response, await node.reply({ method, target, headers: Object.fromEntries(named), body }))
}

function bodyOf(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.once("end", () => resolve(Buffer.concat(chunks).toString()))
    request.once("error", reject)
  })
}

function send(response: ServerResponse, reply: NodeReply): void {
  if (reply.kind === "hanging") return
  if (reply.kind === "refused") return void response.destroy()
  if (reply.kind === "parts") {
    response.writeHead(200, { "content-type": "application/json" })
    response.cork()
    for (const part of reply.parts) response.write(part)
    return void response.end()
  }
  const { status, text, breaksOff } = reply
  response.writeHead(status, { ...headersOf(reply), "content-length": Buffer.byteLength(text) })
  if (!breaksOff) return void response.end(text)
  // Sends the headers before the connection ends, even if no byte of the body is sent.
  response.flushHeaders()
  response.write(text.slice(0, Math.ceil(text.length / 2)), () => response.destroy())
}

import { once } from "node:events"
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http"
import { connect, type Socket } from "node:net"
import type { Duplex } from "node:stream"
import { setTimeout as delay } from "node:timers/promises"
import { reservePort } from "../chaos/ports.ts"
import type { AnswerChange, Conduct, RpcCall } from "./node-fault.ts"

/** A proxy in front of a node, on a fixed port, with configurable faults for requests and WebSockets. */
export class NodeProxy {
  readonly url: string
  readonly #port: number
  readonly #target: URL
  readonly #sockets = new Set<Duplex>()
  #server: Server | undefined
  #conduct: Conduct = { kind: "answer" }
  /** The end of a freeze, as a promise and the function that resolves it. */
  #thaw: { readonly over: Promise<void>; readonly end: () => void } | undefined

  private constructor(target: string, port: number) {
    this.#target = new URL(target)
    this.#port = port
    this.url = `http://127.0.0.1:${port}`
  }

  static async start(target: string): Promise<NodeProxy> {
    const proxy = new NodeProxy(target, await reservePort())
    await proxy.#listen()
    return proxy
  }

  /** Sets the treatment of requests. */
  async set(conduct: Conduct): Promise<void> {
    this.#conduct = conduct
    this.#thaw?.end()
    this.#thaw = undefined
    for (const socket of this.#sockets) socket.resume()
    if (conduct.kind === "freeze") {
      let end = () => {}
      const over = new Promise<void>((resolve) => {
        end = resolve
      })
      this.#thaw = { over, end }
    }
    if (conduct.kind === "hang" || conduct.kind === "freeze") for (const socket of this.#sockets) socket.pause()
    // A node with an error status or cut connections closes its WebSockets too.
    if (conduct.kind === "status" || conduct.kind === "cut") for (const socket of this.#sockets) socket.destroy()
    if (conduct.kind === "cut") await this.close()
    else if (this.#server === undefined) await this.#listen()
  }

  async close(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    for (const socket of this.#sockets) socket.destroy()
    if (server === undefined) return
    const closed = once(server, "close")
    server.close()
    server.closeAllConnections()
    await closed
  }

  async #listen(): Promise<void> {
    const server = createServer(
      (incoming, response) => void this.#serve(incoming, response).catch(() => response.destroy()),
    )
    server.on("upgrade", (incoming, socket, head) => this.#upgrade(incoming, socket, head))
    server.listen(this.#port, "127.0.0.1")
    await once(server, "listening")
    this.#server = server
  }

  async #serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const conduct = this.#conduct
    if (conduct.kind === "hang") return
    if (conduct.kind === "freeze") await this.#thaw?.over
    if (conduct.kind === "slow") await delay(conduct.delay)
    if (conduct.kind === "status") {
      response.writeHead(conduct.status, conduct.headers).end(conduct.body)
      return
    }
    const answer = await this.#ask(incoming, body)
    const text = conduct.kind === "change" ? changed(body.toString(), answer.text, conduct.change) : answer.text
    response.writeHead(answer.status, { "content-type": "application/json", "content-length": Buffer.byteLength(text) })
    response.end(text)
  }

  async #ask(incoming: IncomingMessage, body: Buffer): Promise<{ readonly status: number; readonly text: string }> {
    const { "transfer-encoding": _, ...headers } = incoming.headers
    const asking = request(new URL(incoming.url ?? "/", this.#target), {
      method: incoming.method,
      headers: { ...headers, host: this.#target.host, "content-length": body.length },
    })
    asking.end(body)
    const [answer] = (await once(asking, "response")) as [IncomingMessage]
    const chunks: Buffer[] = []
    for await (const chunk of answer) chunks.push(chunk as Buffer)
    return { status: answer.statusCode ?? 502, text: Buffer.concat(chunks).toString() }
  }

  /** Forwards a WebSocket unchanged. */
  #upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { kind } = this.#conduct
    if (kind === "status") return void socket.end("HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n")
    if (kind === "hang" || kind === "freeze") return void this.#hold(socket)
    const upstream: Socket = connect(Number(this.#target.port), this.#target.hostname)
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      this.#hold(one)
      one.on("close", () => other.destroy())
      one.pipe(other)
    }
    const lines = incoming.rawHeaders.flatMap((name, at, all) => {
      if (at % 2 === 1) return []
      return `${name}: ${name.toLowerCase() === "host" ? this.#target.host : all[at + 1]}`
    })
    upstream.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`)
    upstream.write(head)
  }

  #hold(socket: Duplex): void {
    this.#sockets.add(socket)
    socket.on("error", () => socket.destroy())
    socket.on("close", () => this.#sockets.delete(socket))
  }
}

function changed(asked: string, answered: string, change: AnswerChange): string {
  try {
    const calls = JSON.parse(asked) as RpcCall | readonly (RpcCall & { readonly id: unknown })[]
    const answers = JSON.parse(answered) as Record<string, unknown> | Record<string, unknown>[]
    if (!Array.isArray(calls)) return JSON.stringify(change(calls as RpcCall, answers as Record<string, unknown>))
    const callOf = ({ id }: Record<string, unknown>) => calls.find((call) => call.id === id) ?? {}
    return JSON.stringify((answers as Record<string, unknown>[]).map((answer) => change(callOf(answer), answer)))
  } catch {
    return answered
  }
}

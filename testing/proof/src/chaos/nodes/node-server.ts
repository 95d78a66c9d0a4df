import { once } from "node:events"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { setTimeout as delay } from "node:timers/promises"
import type { Random } from "../../simulation/random.ts"
import { reservePort } from "../ports.ts"

/** What a node answers to a request; undefined where there is no such path. */
export type Answering = (path: string, body: string) => { readonly status: number; readonly text: string } | undefined

/** How a node's server treats those who ask. */
export interface Conduct {
  /** Milliseconds until an answer begins. */
  readonly delay?: readonly [number, number]
  /** How many requests of all end without an answer, or in the middle of one; 0 to 1. */
  readonly drops?: number
  /** How many answers of all are no JSON of the kind that was asked for; 0 to 1. */
  readonly garbles?: number
}

/** A node as a real HTTP server on a port that stays its own: it can be killed and started again, be slow, and hang up. */
export class NodeServer {
  readonly url: string
  conduct: Conduct = {}
  /** Requests that were answered. */
  answered = 0
  readonly #port: number
  readonly #answer: Answering
  readonly #random: Random
  #server: Server | undefined

  private constructor(port: number, answer: Answering, random: Random) {
    this.#port = port
    this.#answer = answer
    this.#random = random
    this.url = `http://127.0.0.1:${port}`
  }

  static async start(answer: Answering, random: Random): Promise<NodeServer> {
    const server = new NodeServer(await reservePort(), answer, random)
    await server.restart()
    return server
  }

  get isUp(): boolean {
    return this.#server !== undefined
  }

  /** Ends every connection at once, as the end of its process would; nobody listens then. */
  async kill(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    if (server === undefined) return
    const closed = once(server, "close")
    server.close()
    server.closeAllConnections()
    await closed
  }

  async restart(): Promise<void> {
    await this.kill()
    const server = createServer(
      (request, response) => void this.#serve(request, response).catch(() => response.destroy()),
    )
    const listening = once(server, "listening")
    server.listen(this.#port, "127.0.0.1")
    await listening
    this.#server = server
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { delay: wait, drops = 0, garbles = 0 } = this.conduct
    if (wait !== undefined) await delay(this.#random.between(...wait))
    const answer = this.#answer(request.url ?? "/", Buffer.concat(chunks).toString())
    if (answer === undefined) return void response.writeHead(404).end("404 page not found\n")
    const text = this.#random.chance(garbles) ? this.#garbled(answer.text) : answer.text
    if (this.#random.chance(drops)) return this.#drop(response, text)
    response.writeHead(answer.status, { "content-type": "application/json", "content-length": Buffer.byteLength(text) })
    response.end(text)
    this.answered++
  }

  /** Hangs up before the answer, or in the middle of it. */
  #drop(response: ServerResponse, text: string): void {
    if (this.#random.chance(0.5)) return void response.destroy()
    response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(text) })
    response.write(text.slice(0, text.length / 2), () => response.destroy())
  }

  #garbled(text: string): string {
    const kind = this.#random.pick(["cut", "html", "empty", "bytes", "null"] as const)
    if (kind === "cut") return text.slice(0, this.#random.between(0, Math.max(0, text.length - 2)))
    if (kind === "html") return "<html><body>502 Bad Gateway</body></html>"
    if (kind === "bytes") return text.replaceAll('"', "\u0000")
    return kind === "null" ? "null" : ""
  }
}

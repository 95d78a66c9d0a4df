import { Agent as HttpAgent, type IncomingMessage, type RequestOptions, request as requestByHttp } from "node:http"
import { Agent as HttpsAgent, request as requestByHttps } from "node:https"
import { separateCredentials } from "@serac/wire/node"
import { type HeldRead, NoRoomError, type RequestBytes } from "../held-bytes.ts"

/** A node's answer. */
export interface NodeAnswer {
  readonly status: number
  readonly contentType: string
  readonly text: string
}

/** A request to a node. */
export interface ForwardedRequest {
  readonly method: "GET" | "POST"
  /** With its question mark; empty if there is no query. */
  readonly query: string
  readonly body: string | undefined
  /** Whether the request must not be sent to another node after one may have accepted it. */
  readonly isWriting: boolean
}

/** A node's answer that is unusable; another node may have a better one. */
export class UselessAnswer extends Error {
  /** Whether the node refused the request temporarily, and has certainly not accepted it. */
  readonly isRefusal: boolean

  constructor(message: string, isRefusal = false) {
    super(message)
    this.isRefusal = isRefusal
  }
}

/** Limits of connections to nodes. */
export interface NodeConnectionsOptions {
  /** Milliseconds for a complete answer. */
  readonly timeout: number
  /** Maximum bytes of an answer. */
  readonly maxAnswerBytes: number
}

/** Milliseconds for which an idle connection is kept: less than any node keeps one, so that none is closed during its next use. */
const idleTimeout = 4_000

/** The destination of a URL, parsed once. */
interface NodeRoute {
  readonly send: typeof requestByHttp
  readonly options: RequestOptions
  readonly isHealth: boolean
}

/**
 * Connections to nodes, which are kept open for reuse. The HTTP client of Node.js takes a third of the time of `fetch` for a
 * request, which is most of the work of a gateway.
 */
export class NodeConnections {
  readonly #options: NodeConnectionsOptions
  readonly #http = new HttpAgent({ keepAlive: true, timeout: idleTimeout })
  readonly #https = new HttpsAgent({ keepAlive: true, timeout: idleTimeout })
  readonly #places = new Map<string, NodeRoute>()

  constructor(options: NodeConnectionsOptions) {
    this.#options = options
  }

  /**
   * Sends a request to a node. If a reused connection turns out to be closed, the request is sent once more, unless it
   * writes and a node may have accepted it.
   *
   * @throws {UselessAnswer} if the status is 429 or at least 500, or the answer is too long
   * @throws {NoRoomError} if there is no room for the answer; never for a write
   * @throws the system's error if the connection fails or breaks, or the time is over
   */
  ask(url: string, request: ForwardedRequest, holding: RequestBytes): Promise<NodeAnswer> {
    const { method, query, body, isWriting } = request
    const { send, options, isHealth } = this.#placeOf(url)
    const path =
      query === "" ? options.path : `${options.path}${options.path?.includes("?") ? "&" : "?"}${query.slice(1)}`
    const type = body !== undefined && { "content-type": "application/json", "content-length": Buffer.byteLength(body) }
    const headers = { ...(options.headers as Readonly<Record<string, string>>), ...type }
    const { timeout } = this.#options
    return new Promise((resolve, reject) => {
      const read = holding.read()
      let isAnswered = false
      const sent = send({ ...options, method, path, headers }, (response) => {
        isAnswered = true
        this.#read(response, isHealth, read, isWriting).then(resolve, (error: unknown) => {
          read.end(false)
          reject(error)
          // The rest of an unusable answer is not read.
          sent.destroy()
        })
      })
      const timer = setTimeout(() => sent.destroy(new Error(`no answer within ${timeout} ms`)), timeout)
      sent.on("error", (error: NodeJS.ErrnoException) => {
        const isStale = sent.reusedSocket && error.code === "ECONNRESET" && !isAnswered
        read.end(false)
        if (isStale && !isWriting) resolve(this.ask(url, request, holding))
        else reject(error)
      })
      sent.on("close", () => clearTimeout(timer))
      sent.end(body)
    })
  }

  /** Closes idle connections. */
  close(): void {
    this.#http.destroy()
    this.#https.destroy()
  }

  #read(response: IncomingMessage, isHealth: boolean, read: HeldRead, isWriting: boolean): Promise<NodeAnswer> {
    const { maxAnswerBytes } = this.#options
    const { statusCode: status = 0, headers } = response
    return new Promise((resolve, reject) => {
      // The 503 of a health check is a regular answer.
      if (status === 429 || (status >= 500 && !(isHealth && status === 503)))
        // A 503 may come from a proxy that passed the request on and lost the node.
        return reject(new UselessAnswer(`status ${status}`, status === 429))
      const tooLong = () => reject(new UselessAnswer(`more than ${maxAnswerBytes} bytes`))
      if (Number(headers["content-length"] ?? 0) > maxAnswerBytes) return tooLong()
      const chunks: Buffer[] = []
      let length = 0
      response.on("data", (chunk: Buffer) => {
        length += chunk.length
        if (length > maxAnswerBytes) tooLong()
        else if (read.take(chunk.length, isWriting)) chunks.push(chunk)
        else reject(new NoRoomError())
      })
      response.on("error", reject)
      response.on("end", () => {
        read.end(true)
        const [whole = Buffer.alloc(0), ...more] = chunks
        const text = (more.length === 0 ? whole : Buffer.concat(chunks)).toString("utf8")
        resolve({ status, contentType: headers["content-type"] ?? "application/json", text })
      })
    })
  }

  #placeOf(text: string): NodeRoute {
    const known = this.#places.get(text)
    if (known !== undefined) return known
    const { url, headers } = separateCredentials(text)
    const { protocol, hostname, port, pathname, search } = new URL(url)
    const isTls = protocol === "https:"
    const place: NodeRoute = {
      send: isTls ? requestByHttps : requestByHttp,
      options: {
        agent: isTls ? this.#https : this.#http,
        // Only URLs have brackets around IPv6 addresses.
        hostname: hostname.replace(/^\[(.*)\]$/, "$1"),
        port,
        path: pathname + search,
        headers,
      },
      isHealth: pathname.includes("/ext/health"),
    }
    this.#places.set(text, place)
    return place
  }
}

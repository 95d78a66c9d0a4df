import { Agent as HttpAgent, type IncomingMessage, type RequestOptions, request as requestByHttp } from "node:http"
import { Agent as HttpsAgent, request as requestByHttps } from "node:https"
import { separateCredentials } from "@serac/wire/node"
import { type HeldRead, NoRoomError, type RequestBytes } from "../held-bytes.ts"

/** What a node answered. */
export interface NodeAnswer {
  readonly status: number
  readonly contentType: string
  readonly text: string
}

/** A request to a node. */
export interface ForwardedRequest {
  readonly method: "GET" | "POST"
  /** With its question mark; empty without one. */
  readonly query: string
  readonly body: string | undefined
  /** Whether a node that may have taken it forbids to ask another. */
  readonly isWriting: boolean
}

/** A node's answer that another node may have a better one for. */
export class UselessAnswer extends Error {
  /** Whether the node has refused the request for now, and certainly not taken it. */
  readonly isRefusal: boolean

  constructor(message: string, isRefusal = false) {
    super(message)
    this.isRefusal = isRefusal
  }
}

/** How connections to nodes are used. */
export interface NodeConnectionsOptions {
  /** Milliseconds for a whole answer. */
  readonly timeout: number
  /** Bytes of an answer. */
  readonly maxAnswerBytes: number
}

/** Milliseconds that a connection is kept that nobody uses: less than any node keeps one, so that none ends as it is used. */
const idleTimeout = 4_000

/** Where a URL leads, read once. */
interface NodeRoute {
  readonly send: typeof requestByHttp
  readonly options: RequestOptions
  readonly isHealth: boolean
}

/**
 * Connections to nodes, which stay open for a while. Node's own client of HTTP takes a third of what `fetch` takes for a request, and a
 * gateway does little else.
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
   * A node's answer to a request. Where a connection that was kept has ended meanwhile, the request is sent once more, unless a node may have taken
   * it and must not take it twice.
   *
   * @throws {UselessAnswer} where its status is 429 or from 500 on, or it is too long
   * @throws {NoRoomError} where there is no room for it, unless it is the answer to what a node may not take twice
   * @throws the system's error where there is no connection, it breaks, or the time is over
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
          // What is left of an answer that is of no use is not waited for.
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

  /** Ends connections that nobody uses. */
  close(): void {
    this.#http.destroy()
    this.#https.destroy()
  }

  #read(response: IncomingMessage, isHealth: boolean, read: HeldRead, isWriting: boolean): Promise<NodeAnswer> {
    const { maxAnswerBytes } = this.#options
    const { statusCode: status = 0, headers } = response
    return new Promise((resolve, reject) => {
      // What a health check says of itself is an answer, whatever its status.
      if (status === 429 || (status >= 500 && !(isHealth && status === 503)))
        // A 503 may be a proxy's that has passed the request on and lost the node.
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
        // The brackets of IPv6 are of URLs alone.
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

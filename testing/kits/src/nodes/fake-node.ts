import { setTimeout as delay } from "node:timers/promises"
import {
  byNameDialect,
  type CallOutcome,
  type Dialect,
  nodeHandler,
  plainJson,
  positionalDialect,
  RawJson,
  RpcError,
  undecodable,
  type WireCall,
  type WireResponse,
} from "@serac/wire/node"
import type { WebSocket } from "ws"
import type { Fault, Faults } from "./fault.ts"
import type { NodeCall, NodeInterface } from "./node-call.ts"
import { NodeServer, type NodeServerOptions } from "./node-server.ts"
import { type NodeReply, type NodeRequest, type Replying, responseOf } from "./reply.ts"
import { type HeadFeed, serveHeads } from "./serve-heads.ts"

/** Options of a fake node. */
export interface FakeNodeOptions {
  /** Returns the interface at a path; undefined results in a 404. */
  readonly find: (path: string) => NodeInterface | undefined
  /** The value of the header `node-id`. Default: an id of no real node. */
  readonly nodeId?: string
  /** Whether {@link FakeNode.requests} has all requests; they take memory. Default true. */
  readonly keepsRequests?: boolean
}

/**
 * A node that behaves like a real one over HTTP, WebSocket and JSON-RPC, with the same error messages, and results chosen by a test. Tests
 * simulate failures by {@link intercept}, {@link override} and {@link faults}, in this order. It can be used through {@link fetch}, or through
 * {@link listen} on a real socket.
 */
export class FakeNode implements Replying {
  /** The calls of each request, oldest first; empty for malformed bodies. */
  readonly requests: (readonly NodeCall[])[] = []
  /** Replaces the reply to a request; undefined leaves it to the node. */
  intercept: (
    calls: readonly NodeCall[],
    url: string,
  ) => NodeReply | Response | undefined | Promise<NodeReply | Response | undefined> = () => undefined
  /** Replaces the result of a call, or throws an {@link RpcError}; undefined leaves it to the node. */
  override: (call: NodeCall) => unknown = () => undefined
  /** Determines the fault of each call; undefined means no faults. */
  faults: Faults | undefined
  readonly #find: FakeNodeOptions["find"]
  readonly #nodeId: string
  readonly #keepsRequests: boolean
  readonly #counts = new Map<string, number>()
  readonly #feeds = new Set<HeadFeed>()
  #server: NodeServer | undefined

  constructor({ find, nodeId = "NodeID-111111111111111111116DBWJs", keepsRequests = true }: FakeNodeOptions) {
    this.#keepsRequests = keepsRequests
    this.#find = find
    this.#nodeId = nodeId
  }

  /** The methods of all calls, in the order of their requests. */
  get methods(): readonly string[] {
    return this.requests.flat().map(({ method }) => method)
  }

  /** The number of calls of a method, at any path. */
  count(method: string): number {
    return this.#counts.get(method) ?? 0
  }

  /** The server created by {@link listen}. @throws {Error} if not listening */
  get server(): NodeServer {
    if (this.#server === undefined) throw new Error("the node does not listen")
    return this.#server
  }

  get url(): string {
    return this.server.url
  }

  /** Serves the node over HTTP and WebSocket. */
  async listen(options?: NodeServerOptions): Promise<this> {
    this.#server = await NodeServer.start(this, options)
    return this
  }

  /** Stops listening. */
  async close(): Promise<void> {
    await this.#server?.close()
  }

  /** Sends requests to the node without a socket. */
  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    init?.signal?.throwIfAborted()
    const given = input instanceof Request ? input : undefined
    const url = new URL(given?.url ?? String(input))
    const headers = {
      "content-type": "application/json",
      ...Object.fromEntries(new Headers(init?.headers ?? given?.headers)),
    }
    const body = init?.body === undefined ? await given?.text() : String(init.body)
    const target = url.pathname + url.search
    const method = init?.method ?? given?.method ?? "GET"
    const reply = await this.#reply({ method, target, headers, body: body ?? "" }, url.href)
    return reply instanceof Response ? reply : responseOf(reply, init?.signal ?? undefined)
  }

  async reply(request: NodeRequest): Promise<NodeReply> {
    const reply = await this.#reply(request, `${this.#server?.url ?? ""}${request.target}`)
    if (!(reply instanceof Response)) return reply
    const headers = Object.fromEntries(reply.headers)
    return { kind: "answer", status: reply.status, text: await reply.text(), headers }
  }

  /** Answers calls over a WebSocket, including subscriptions to `newHeads`. */
  connect(socket: WebSocket, path: string): void {
    const feed = serveHeads(socket, async (body) => {
      const headers = { "content-type": "application/json" }
      const reply = await this.reply({ method: "POST", target: path, headers, body })
      return reply.kind === "answer" ? reply.text : undefined
    })
    this.#feeds.add(feed)
    socket.on("close", () => this.#feeds.delete(feed))
  }

  /** Sends a header to all subscribers of `newHeads`. */
  announce(header: object): void {
    for (const feed of this.#feeds) feed.announce(header)
  }

  async #reply(request: NodeRequest, url: string): Promise<NodeReply | Response> {
    const path = request.target.split("?")[0] as string
    const found = this.#find(path)
    const dialect = found?.dialect === "by name" ? byNameDialect : positionalDialect
    const reading = dialect.read(request.body)
    const read = "calls" in reading ? reading.calls : []
    const calls = read.flatMap((call) => ("method" in call ? [this.#note(path, call)] : []))
    if (this.#keepsRequests) this.requests.push(calls)
    const other = await this.intercept(calls, url)
    if (other !== undefined) return other
    const struck = calls.map((call) => this.faults?.(call))
    for (const one of struck) {
      if (one?.kind === "delay") await delay(one.milliseconds)
      if (one !== undefined && isReply(one)) return one
    }
    const handle = async (): Promise<WireResponse> => {
      if (found === undefined) throw new TypeError("a path without an interface has no handler")
      const refused = dialect.refuse({ ...request, contentLength: Buffer.byteLength(request.body) })
      if (refused !== undefined) return refused
      if ("response" in reading) return reading.response
      const waiting = calls.map((call, at) => this.#outcome(found, dialect, call, struck[at]))
      const answers = read.map(async (call) => ({
        id: call.id,
        outcome: "method" in call ? await (waiting.shift() as Promise<CallOutcome>) : dialect.failed(call.error),
      }))
      return dialect.render(await Promise.all(answers), reading.batch)
    }
    const routes = { find: () => (found === undefined ? undefined : { handle }) }
    const onFault = (error: unknown) => {
      throw error
    }
    const { status, headers, body } = await nodeHandler({ nodeId: this.#nodeId, routes, onFault })(request)
    const text = struck.reduce((truth, one) => (one?.kind === "text" ? one.change(truth) : truth), body)
    return { kind: "answer", status, headers, text, breaksOff: struck.some((one) => one?.kind === "half") }
  }

  #note(path: string, { id, method, params }: WireCall): NodeCall {
    this.#counts.set(method, (this.#counts.get(method) ?? 0) + 1)
    return {
      path,
      id: id === undefined ? undefined : JSON.parse(id),
      method,
      params: params === undefined ? undefined : plainJson(params),
    }
  }

  async #outcome(
    { dialect: kind, methods }: NodeInterface,
    dialect: Dialect,
    call: NodeCall,
    struck: Fault | undefined,
  ): Promise<CallOutcome> {
    const given = kind === "by name" ? byName(call.params) : (call.params ?? [])
    try {
      if (struck?.kind === "error") throw new RpcError(struck.code, struck.message, struck.data)
      if (struck?.kind === "result") return succeeded(struck.result)
      const own = this.override(call)
      if (own !== undefined) return succeeded(await own)
      const method = Object.hasOwn(methods, call.method) ? methods[call.method] : undefined
      if (method === undefined) return dialect.failed(dialect.unknownMethod(call.method, Object.keys(methods)))
      if (given === undefined) return dialect.failed(undecodable)
      if (kind === "by position" && !Array.isArray(given)) throw new RpcError(-32602, "non-array args")
      const result = await method(given, call)
      return succeeded(struck?.kind === "lie" ? struck.change(result) : result)
    } catch (error) {
      if (!(error instanceof RpcError)) throw error
      return { ...dialect.failed(error), called: true }
    }
  }
}

/** By-name parameters as a node accepts them: an object, alone or as the first element of an array; null is an empty object. */
function byName(params: unknown): object | undefined {
  const value = Array.isArray(params) ? (params[0] ?? {}) : (params ?? {})
  return typeof value === "object" && !Array.isArray(value) ? value : undefined
}

function succeeded(result: unknown): CallOutcome {
  return { member: "result", json: result instanceof RawJson ? result.text : (JSON.stringify(result) ?? "null") }
}

function isReply(one: Fault): one is NodeReply {
  return one.kind === "answer" || one.kind === "parts" || one.kind === "refused" || one.kind === "hanging"
}

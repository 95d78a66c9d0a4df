import type { IncomingMessage } from "node:http"
import {
  type Access,
  type BeginWithKey,
  type Caller,
  keylessTier,
  type ServiceError,
  tooManyWithKey,
} from "@serac/server/http"
import { absentDimension, other } from "@serac/server/usage"
import { byNameDialect, type Dialect, type ErrorObject, positionalDialect } from "@serac/wire/node"
import type { AllowedMethods } from "./calls/allowed-methods.ts"
import type { AnswerSource, CallAnswers, SourcedText } from "./calls/answer-calls.ts"
import { errorAnswer, errorText, type GatewayCall, gatewayCall, type NoCall } from "./calls/call.ts"
import type { CallerFilters } from "./calls/caller-filters.ts"
import { isJsonText } from "./calls/is-json-text.ts"
import type { MethodWeights } from "./calls/method-weights.ts"
import type { Route } from "./calls/route.ts"
import { NoRoomError, type RequestBytes } from "./held-bytes.ts"
import type { Nodes } from "./nodes/ask-nodes.ts"
import { OwnCalls } from "./own-calls.ts"
import { codes, failed, type GatewayReply, gatewayRetryAfter, jsonType, noRoom, unanswered } from "./replies.ts"
import { readRequestBody } from "./request-body.ts"
import type { SessionCalls } from "./socket/session-calls.ts"
import { wantsWebSocket } from "./socket/wants-web-socket.ts"

/** What a {@link GatewayExchange} needs. */
export interface ExchangeContext {
  readonly routes: ReadonlyMap<string, Route>
  /** The paths of WebSockets. */
  readonly sockets: ReadonlyMap<string, Route>
  /** Why some routes may not be known yet; undefined if all are known. */
  readonly missing?: string | undefined
  readonly answers: CallAnswers
  readonly nodes: Nodes
  readonly filters: Pick<CallerFilters, "has" | "call">
  readonly access: Access
  /** Begins a request with a key, unless too many are running with it. Default: no limit. */
  readonly beginWithKey?: BeginWithKey
  readonly methods: AllowedMethods
  readonly weights: MethodWeights
  readonly maxBodyBytes: number
  readonly maxBatch: number
  readonly maxBatchAnswer: number
}

/** A call as counted in usage. */
interface CountedCall {
  readonly method: string
  readonly credits: number
  /** Undefined if no node had to answer the call. */
  source?: AnswerSource
}

/** The Retry-After in seconds while some routes are not known yet. */
const notKnownRetryAfter = "2"

/** One request, with the facts for its answer and its counts. */
export class GatewayExchange {
  readonly #context: ExchangeContext
  readonly #request: IncomingMessage
  readonly #holding: RequestBytes
  readonly #path: string
  readonly #query: string
  readonly #own: OwnCalls
  readonly route: Route | undefined
  caller: Caller
  readonly #ends: (() => void)[] = []
  #isOver = false
  calls: readonly CountedCall[] = [{ method: absentDimension, credits: 0 }]

  /**
   * @param holding counts the bytes held for the request
   * @param session answers the calls that belong to a WebSocket, if the request is one of its frames
   */
  constructor(context: ExchangeContext, request: IncomingMessage, holding: RequestBytes, session?: SessionCalls) {
    this.#context = context
    this.#request = request
    this.#holding = holding
    const { url = "/" } = request
    const end = url.indexOf("?")
    this.#path = end === -1 ? url : url.slice(0, end)
    this.#query = end === -1 ? "" : url.slice(end)
    this.#own = new OwnCalls({ filters: context.filters, session, holding })
    this.route = (wantsWebSocket(request) ? context.sockets : context.routes).get(this.#path)
    const address = request.socket.remoteAddress ?? ""
    this.caller = { address, keyId: undefined, orgId: undefined, tier: keylessTier, scopes: [] }
  }

  /** To be called once, when the answer is sent or the caller has disconnected. */
  end(): void {
    this.#isOver = true
    for (const end of this.#ends) end()
  }

  /** The answer while too many requests are running. */
  async busy(): Promise<GatewayReply> {
    this.#request.resume()
    return failed(503, "null", codes.internal, "the gateway is too busy", { "retry-after": gatewayRetryAfter })
  }

  async answer(): Promise<GatewayReply> {
    const { route } = this
    const { method } = this.#request
    const { missing } = this.#context
    if (route === undefined && missing !== undefined) {
      const message = `this path is not known yet: ${missing}`
      return this.#without(failed(503, "null", codes.internal, message, { "retry-after": notKnownRetryAfter }))
    }
    if (route === undefined) {
      const headers = { "content-type": "text/plain; charset=utf-8" }
      return this.#without({ status: 404, headers, body: "404 page not found\n" })
    }
    if (method === "GET" && route.interface === "health") return this.#get(route)
    if (method !== "POST")
      return this.#without(failed(405, "null", codes.invalid, "POST is served here alone", { allow: "POST" }))
    try {
      const body = await readRequestBody(this.#request, this.#context.maxBodyBytes, this.#holding)
      if (body !== undefined) return this.#post(route, body)
    } catch (error) {
      if (!(error instanceof NoRoomError)) throw error
      return this.#without(noRoom(error, "null"))
    }
    const message = `the body is longer than ${this.#context.maxBodyBytes} bytes`
    return this.#without(failed(413, "null", codes.invalid, message))
  }

  /** Checks whether a WebSocket may be opened. Returns the refusal; undefined if it may. Opening costs one compute unit. */
  async refuseSession(): Promise<GatewayReply | undefined> {
    if (this.route === undefined) return this.answer()
    return (await this.#admit(1, "null")).reply
  }

  /** The answer to a frame of a WebSocket; undefined if the frame is not JSON. */
  async answerFrame(text: string): Promise<GatewayReply | undefined> {
    try {
      const read = this.#holding.read()
      if (!read.take(text.length)) throw new NoRoomError()
      read.end(true)
    } catch (error) {
      return this.#without(unanswered(error, "null"))
    }
    const reply = await this.#post(this.route as Route, text)
    return reply.body.includes('"code":-32700') && !isJsonText(text) ? undefined : reply
  }

  async #post(route: Route, body: string): Promise<GatewayReply> {
    const dialect = dialectOf(route)
    const reading = dialect.read(body, { maxBatch: this.#context.maxBatch, isShallow: true })
    if ("response" in reading) return this.#without(reading.response)
    const { batch } = reading
    const calls = reading.calls.map(gatewayCall)
    // A body of answers instead of calls has no answer.
    if (calls.length === 0) return this.#without(dialect.render([], batch))
    this.calls = calls.map((call) => this.#counted(route, call))
    const weight = this.calls.reduce((sum, { credits }) => sum + credits, 0)
    const refused = await this.#admit(weight, (batch ? undefined : calls[0]?.id) ?? "null")
    if (refused.reply !== undefined) return refused.reply
    const reply = await this.#answerCalls(route, calls, batch)
    return { ...reply, headers: { ...reply.headers, ...refused.headers } }
  }

  async #answerCalls(route: Route, calls: readonly (GatewayCall | NoCall)[], isBatch: boolean): Promise<GatewayReply> {
    const [first] = calls
    try {
      if (isBatch) return { status: 200, headers: jsonType, body: await this.#batch(route, calls) }
      const refusal = first && this.#refusalOf(route, first)
      if (refusal !== undefined) {
        const dialect = dialectOf(route)
        return dialect.render([{ id: first?.id, outcome: dialect.failed(refusal) }], false)
      }
      const own = await this.#own.answer(route, first as GatewayCall, this.caller)
      if (own !== undefined) return { status: 200, headers: jsonType, body: first?.id === undefined ? "" : `${own}\n` }
      const answer = await this.#context.answers.one(route, first as GatewayCall, this.#query, this.#holding)
      const { status, contentType, text, source } = answer
      this.#tellSource(0, source)
      return { status, headers: { "content-type": contentType }, body: text }
    } catch (error) {
      return unanswered(error, (isBatch ? undefined : first?.id) ?? "null")
    }
  }

  /** The JSON of the answers to a batch. A refused call has an error at its position, and so does an answer beyond the maximum size. */
  async #batch(route: Route, calls: readonly (GatewayCall | NoCall)[]): Promise<string> {
    const refusals = calls.map((call) => this.#refusalOf(route, call))
    const own = new Map<unknown, string>()
    await Promise.all(
      calls.map(async (call, at) => {
        if (refusals[at] !== undefined) return
        const text = await this.#own.answer(route, call as GatewayCall, this.caller)
        if (text !== undefined) own.set(call, text)
      }),
    )
    const allowed = calls.filter((call, at) => refusals[at] === undefined && !own.has(call)) as readonly GatewayCall[]
    const answered = await this.#context.answers.together(route, allowed, this.#holding)
    const dialect = dialectOf(route)
    let next = 0
    let length = 0
    const texts = calls.map((call, at) => {
      const refusal = refusals[at]
      let text = own.get(call)
      if (text === undefined && refusal === undefined) {
        const { source, ...answer } = answered[next++] as SourcedText
        text = answer.text
        this.#tellSource(at, source)
      } else if (refusal !== undefined) text = errorText(dialect, call.id, refusal)
      if (text === undefined || call.id === undefined) return undefined
      length += text.length
      // A batch may request the same large answer once for each of its calls.
      return length <= this.#context.maxBatchAnswer ? text : errorAnswer(call.id, codes.tooLarge, "response too large")
    })
    const told = texts.filter((text) => text !== undefined)
    return told.length === 0 ? "" : `[${told.join(",")}]\n`
  }

  #tellSource(at: number, source: AnswerSource): void {
    const call = this.calls[at]
    if (call !== undefined) call.source = source
  }

  /** The error that a node returns for an invalid call or an unknown method; undefined if the call is permitted. */
  #refusalOf(route: Route, call: GatewayCall | NoCall): ErrorObject | undefined {
    if (!("method" in call)) return call.error
    const { methods } = this.#context
    if (this.#isAllowed(route, call.method)) return undefined
    return dialectOf(route).unknownMethod(call.method, methods.of(route.interface))
  }

  #counted(route: Route, call: GatewayCall | NoCall): CountedCall {
    if (!("method" in call)) return { method: absentDimension, credits: 1 }
    // Unknown method names count as `other`, so that the number of labels is bounded.
    const isKnown = this.#isAllowed(route, call.method)
    return isKnown
      ? { method: call.method, credits: this.#context.weights.of(call.method) }
      : { method: other, credits: 1 }
  }

  async #admit(
    weight: number,
    id: string,
  ): Promise<{ readonly headers: GatewayReply["headers"]; readonly reply?: GatewayReply }> {
    const admission = await this.#context.access.admit(this.#request, { scope: "read", weight })
    const { caller, headers = {}, refusal } = admission
    this.caller = caller
    const refused = refusal ?? this.#tooManyWithKey(caller)
    if (refused === undefined) return { headers }
    const code = refused.status === 429 ? codes.tooMuch : codes.refused
    const wait = refused.retryAfter === undefined ? {} : { "retry-after": String(refused.retryAfter) }
    return { headers, reply: failed(refused.status, id, code, refused.message, { ...wait, ...headers }) }
  }

  #tooManyWithKey({ keyId }: Caller): ServiceError | undefined {
    // A request whose caller has disconnected does not begin.
    if (keyId === undefined || this.#isOver || this.#context.beginWithKey === undefined) return undefined
    const end = this.#context.beginWithKey(keyId)
    if (end === undefined) return tooManyWithKey()
    this.#ends.push(end)
    return undefined
  }

  /** A node's health, for a GET request of a browser. */
  async #get(route: Route): Promise<GatewayReply> {
    this.calls = [{ method: absentDimension, credits: 1 }]
    const { headers, reply } = await this.#admit(1, "null")
    if (reply !== undefined) return reply
    const of = { ledger: route.ledger, calls: [] }
    const request = { method: "GET", query: this.#query, body: undefined, isWriting: false, ...of } as const
    try {
      const { status, contentType, text } = await this.#context.nodes.ask(route.nodes, request, this.#holding)
      return { status, headers: { ...headers, "content-type": contentType }, body: text }
    } catch (error) {
      const failure = unanswered(error, "null")
      return { ...failure, headers: { ...failure.headers, ...headers } }
    }
  }

  /** The reply to a request without valid calls, which still costs one compute unit. */
  async #without(reply: GatewayReply): Promise<GatewayReply> {
    this.#request.resume()
    this.calls = [{ method: absentDimension, credits: 1 }]
    const { headers, reply: refusal } = await this.#admit(1, "null")
    return refusal ?? { ...reply, headers: { ...reply.headers, ...headers } }
  }

  #isAllowed(route: Route, method: string): boolean {
    const { methods } = this.#context
    if (this.#own.isOfSession(method)) return !methods.isDenied(method)
    return methods.has(route.interface, method)
  }
}

/** The JSON-RPC dialect of an interface. */
function dialectOf({ interface: one }: Route): Dialect {
  return one === "evm" ? positionalDialect : byNameDialect
}

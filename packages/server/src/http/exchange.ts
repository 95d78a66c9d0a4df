import { randomUUID } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { FastifyRequest } from "fastify"
import { anonymous, type Caller, type Scope } from "./caller.ts"

/** A short ID of safe characters that contains no API key. */
const sane = /^(?!.*serac_)[\w.:/+=@-]{1,128}$/

/** The caller's `x-request-id` where it is safe to log, else a new ID. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers["x-request-id"]
  return typeof given === "string" && sane.test(given) ? given : randomUUID()
}

/** One request and its response, from the first byte to the last. */
export class Exchange {
  readonly id: string
  readonly startedAt: number = performance.now()
  /** The path template of the operation; undefined where the request has none. */
  route: string | undefined
  /** Whether the request is for an endpoint of operators; these are polled every few seconds and logged at `debug`. */
  isOperators = false
  /** The scope that the operation needs; undefined without an operation. */
  scope: Scope | undefined
  /** The cost of the operation in compute units; 0 without an operation. */
  weight = 0
  readonly #response: ServerResponse
  #caller: Caller | undefined
  #streamingSince: number | undefined
  #abort: AbortController | undefined
  #over: unknown
  #timer: NodeJS.Timeout | undefined

  /** @param ended called once, when the response is sent or the caller has disconnected */
  constructor(id: string, response: ServerResponse, ended: (exchange: Exchange, answered: boolean) => void) {
    this.id = id
    this.#response = response
    response.once("close", () => {
      this.settle()
      const answered = response.writableEnded || this.#streamingSince !== undefined
      if (!response.writableEnded) this.end(new Error("the caller went away"))
      ended(this, answered)
    })
  }

  /** The caller; anonymous until `access` has identified it. */
  get caller(): Caller {
    this.#caller ??= anonymous(this.#response.req.socket.remoteAddress ?? "")
    return this.#caller
  }

  set caller(caller: Caller) {
    this.#caller = caller
  }

  /** Whether the request has ended: its caller has disconnected, or it was answered in another way. */
  get isOver(): boolean {
    return this.#over !== undefined
  }

  /** Created on first use: most handlers never read it. */
  get signal(): AbortSignal {
    this.#abort ??= new AbortController()
    if (this.isOver) this.#abort.abort(this.#over)
    return this.#abort.signal
  }

  /** Whether the handler has begun. */
  get isBegun(): boolean {
    return this.#timer !== undefined
  }

  /** Calls `late` unless the handler settles within `milliseconds`. */
  limit(milliseconds: number, late: () => void): void {
    this.#timer = setTimeout(late, milliseconds)
  }

  /** Stops the time limit: the handler has settled, and sending may take as long as the caller's connection needs. */
  settle(): void {
    clearTimeout(this.#timer)
  }

  /** Marks the response as a stream: it counts as answered when it begins, and its length is up to the caller. */
  stream(): void {
    this.#streamingSince = performance.now()
  }

  /** Milliseconds that the response has taken so far; for a stream, until it began. */
  get milliseconds(): number {
    return (this.#streamingSince ?? performance.now()) - this.startedAt
  }

  /** Aborts the signal of the handler. */
  end(reason: Error): void {
    this.#over ??= reason
    this.#abort?.abort(reason)
  }
}

/** The name of the member of Fastify's requests that holds their exchange. */
export const exchangeMember = "exchange"

interface WithExchange {
  [exchangeMember]: Exchange
}

/** The exchange of a request. */
export function exchangeOf(request: FastifyRequest): Exchange {
  return (request as FastifyRequest & WithExchange)[exchangeMember]
}

/** Stores the exchange of a request. */
export function setExchange(request: FastifyRequest, exchange: Exchange): void {
  const holder = request as FastifyRequest & WithExchange
  holder[exchangeMember] = exchange
}

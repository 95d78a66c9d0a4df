import { randomUUID } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { FastifyRequest } from "fastify"
import { anonymous, type Caller, type Scope } from "./caller.ts"

/** Short and plain, and no key. */
const sane = /^(?!.*serac_)[\w.:/+=@-]{1,128}$/

/** The caller's `x-request-id` where it is one that can stand in a log, else a new one. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers["x-request-id"]
  return typeof given === "string" && sane.test(given) ? given : randomUUID()
}

/** One request and its answer, from the first byte to the last. */
export class Exchange {
  readonly id: string
  readonly startedAt: number = performance.now()
  /** The path of the operation, as the document writes it; undefined where there is none. */
  route: string | undefined
  /** Whether it is one of the operators' endpoints, which are asked every few seconds and logged at `debug`. */
  isOperators = false
  /** What the operation needs; undefined where there is none. */
  scope: Scope | undefined
  /** Compute units that the operation costs; 0 where there is none. */
  weight = 0
  readonly #response: ServerResponse
  #caller: Caller | undefined
  #streamingSince: number | undefined
  #abort: AbortController | undefined
  #over: unknown
  #timer: NodeJS.Timeout | undefined

  /** @param ended called once, when the answer is sent or the caller is gone */
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

  /** Who asks; without a key until a service has found who it is. */
  get caller(): Caller {
    this.#caller ??= anonymous(this.#response.req.socket.remoteAddress ?? "")
    return this.#caller
  }

  set caller(caller: Caller) {
    this.#caller = caller
  }

  /** Whether nobody waits for the answer of the handler any more. */
  get isOver(): boolean {
    return this.#over !== undefined
  }

  /** Made on demand: most handlers never look at it. */
  get signal(): AbortSignal {
    this.#abort ??= new AbortController()
    if (this.isOver) this.#abort.abort(this.#over)
    return this.#abort.signal
  }

  /** Whether the operation has been begun. */
  get isBegun(): boolean {
    return this.#timer !== undefined
  }

  /** Calls `late` unless the handler settles within `milliseconds`. */
  limit(milliseconds: number, late: () => void): void {
    this.#timer = setTimeout(late, milliseconds)
  }

  /** The handler is done; sending may take as long as the caller's line needs. */
  settle(): void {
    clearTimeout(this.#timer)
  }

  /** The answer is a stream, which is answered when it begins: how long it lasts is up to its caller. */
  stream(): void {
    this.#streamingSince = performance.now()
  }

  /** How long the answer has taken so far, or took to begin where it is a stream. */
  get milliseconds(): number {
    return (this.#streamingSince ?? performance.now()) - this.startedAt
  }

  /** Tells the handler to stop. */
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

/** The exchange that a request began. */
export function exchangeOf(request: FastifyRequest): Exchange {
  return (request as FastifyRequest & WithExchange)[exchangeMember]
}

/** Keeps the exchange that a request began with it. */
export function setExchange(request: FastifyRequest, exchange: Exchange): void {
  const holder = request as FastifyRequest & WithExchange
  holder[exchangeMember] = exchange
}

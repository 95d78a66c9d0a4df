import type { FastifyBaseLogger } from "fastify"
import type { Caller } from "./caller.ts"
import type { Context } from "./context.ts"
import type { Operation } from "./document/operations.ts"
import type { Exchange } from "./exchange.ts"
import type { HandlerRequest } from "./handler.ts"
import { SignedPage } from "./paging/signed-page.ts"
import type { Paging, Position } from "./paging.ts"
import { pageName } from "./request/request-name.ts"
import { isPagedByService, type ReadRequest } from "./request/request-reader.ts"
import type { Values } from "./request/values.ts"

/** A checked request. Members that few handlers need are created on first use. */
export class CheckedRequest implements HandlerRequest<unknown> {
  readonly path: Values
  readonly query: Values
  readonly body: undefined
  readonly lastEventId: string | undefined
  readonly #context: Context
  readonly #operation: Operation
  readonly #exchange: Exchange
  #page: Paging | undefined
  readonly #list: string
  readonly #after: Position | undefined

  constructor(context: Context, operation: Operation, exchange: Exchange, read: ReadRequest, lastEventId?: string) {
    this.lastEventId = lastEventId
    this.path = read.path
    this.query = read.query
    // Only the handler knows the document's type of the body.
    this.body = read.body as undefined
    this.#list = read.list
    this.#after = read.after
    this.#context = context
    this.#operation = operation
    this.#exchange = exchange
  }

  get page(): Paging {
    if (!isPagedByService(this.#operation)) throw new Error(`${this.#operation.id} has no pageToken and pageSize`)
    this.#page ??= new SignedPage(this.#context.tokens, this.#list, this.#after, this.query)
    return this.#page
  }

  /** A cache key: equal for all requests with the same path, query and page. */
  get name(): string {
    return pageName(this.#list, this.query)
  }

  get signal(): AbortSignal {
    return this.#exchange.signal
  }

  get caller(): Caller {
    return this.#exchange.caller
  }

  get log(): FastifyBaseLogger {
    return this.#context.log.child({ requestId: this.#exchange.id, operation: this.#operation.id })
  }
}

import type { FastifyBaseLogger } from "fastify"
import type { Context } from "./context.ts"
import type { Operation } from "./document/operations.ts"
import type { Exchange } from "./exchange.ts"
import type { HandlerRequest } from "./handler.ts"
import { SignedPage } from "./paging/signed-page.ts"
import type { Paging } from "./paging.ts"
import type { Values } from "./request/parameters.ts"
import { listName, requestName } from "./request/request-name.ts"

/** A checked request. What not every handler needs is made when it is asked for. */
export class CheckedRequest implements HandlerRequest<unknown> {
  readonly path: Values
  readonly query: Values
  readonly body: undefined
  readonly #context: Context
  readonly #operation: Operation
  readonly #exchange: Exchange
  #page: Paging | undefined
  #list: string | undefined

  constructor(
    context: Context,
    operation: Operation,
    exchange: Exchange,
    values: { readonly path: Values; readonly query: Values; readonly body: unknown },
  ) {
    this.path = values.path
    this.query = values.query
    // The document's type of the body is known to the handler alone.
    this.body = values.body as undefined
    this.#context = context
    this.#operation = operation
    this.#exchange = exchange
  }

  get page(): Paging {
    const { id, parameters } = this.#operation
    if (!parameters.some(({ name }) => name === "pageToken")) throw new Error(`${id} has no pageToken`)
    this.#page ??= new SignedPage(this.#context.tokens, this.#listName, this.query)
    return this.#page
  }

  /** The same for all requests that ask for the same. */
  get name(): string {
    return requestName(this.#listName, this.query)
  }

  get #listName(): string {
    this.#list ??= listName({ operationId: this.#operation.id, path: this.path, query: this.query })
    return this.#list
  }

  get signal(): AbortSignal {
    return this.#exchange.signal
  }

  get log(): FastifyBaseLogger {
    return this.#context.log.child({ requestId: this.#exchange.id, operation: this.#operation.id })
  }
}

import type { FastifyBaseLogger, FastifyReply } from "fastify"
import type { Exchange } from "../exchange.ts"
import { ServiceError } from "../service-error.ts"
import { storeRefusal } from "../store-refusal.ts"
import { errorBody, type MessageStyle } from "./error-body.ts"
import { jsonType } from "./json-type.ts"

/** Sends error responses. */
export class ErrorReplies {
  readonly #style: MessageStyle
  readonly #log: FastifyBaseLogger

  constructor(style: MessageStyle, log: FastifyBaseLogger) {
    this.#style = style
    this.#log = log
  }

  /** The body alone, for responses that Fastify does not write. */
  body(status: number, problems: readonly string[]): string {
    return errorBody(this.#style, status, problems)
  }

  send(reply: FastifyReply, status: number, problems: readonly string[]): void {
    reply.code(status).header("content-type", jsonType).send(this.body(status, problems))
  }

  /** Sends the response for an error of a handler. An error that is not a ServiceError is logged, and the caller gets no details of it. */
  fail(reply: FastifyReply, exchange: Exchange, thrown: unknown): void {
    const error = storeRefusal(thrown) ?? thrown
    if (!(error instanceof ServiceError)) {
      this.#log.error({ requestId: exchange.id, route: exchange.route, err: error }, "a request failed")
      this.send(reply, 500, ["An internal error occurred"])
      return
    }
    if (error.cause !== undefined)
      this.#log.warn({ requestId: exchange.id, route: exchange.route, err: error.cause }, error.message)
    if (error.retryAfter !== undefined) reply.header("retry-after", Math.max(0, Math.ceil(error.retryAfter)))
    if (error.isPermanent) reply.header("x-should-retry", "false")
    this.send(reply, error.status, [error.message])
  }
}

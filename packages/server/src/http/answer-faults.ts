import type { FastifyError, FastifyInstance } from "fastify"
import type { Context } from "./context.ts"
import { exchangeOf } from "./exchange.ts"
import type { NotFound } from "./unknown-path.ts"

/** Settings of the responses to malformed requests. */
interface Limits {
  /** Maximum bytes of a body. */
  readonly bodyLimit: number
  readonly notFound: NotFound
}

/** Answers requests that Fastify refuses before an operation runs: 400, since the services' table of statuses has no 413 and no 415. */
export function answerFaults(app: FastifyInstance, { errors }: Context, { bodyLimit, notFound }: Limits): void {
  const problems: Readonly<Record<string, string>> = {
    FST_ERR_CTP_BODY_TOO_LARGE: `body must have at most ${bodyLimit} bytes`,
    FST_ERR_CTP_INVALID_CONTENT_LENGTH: "content-length must be the body's length",
    FST_ERR_CTP_INVALID_MEDIA_TYPE: "content-type must be application/json",
  }
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const exchange = exchangeOf(request)
    exchange.route ??= (request.routeOptions.config as { readonly template?: string }).template
    // A request whose caller disconnects while sending gets no response and no `error` line in the log.
    if (request.raw.errored) return
    // Fastify refuses the method QUERY by its headers before it looks for a route.
    if (error.code === "FST_ERR_ROUTE_MISSING_CONTENT_TYPE") {
      notFound(request, reply)
      return
    }
    const isRefusal = error.code?.startsWith("FST_ERR_CTP_") && (error.statusCode ?? 500) < 500
    if (isRefusal) errors.send(reply, 400, [problems[error.code] ?? "body must be well-formed"])
    else errors.fail(reply, exchange, error)
  })
}

import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { isAudited } from "./caller.ts"
import type { EndedExchange } from "./ended-exchange.ts"
import { Exchange, exchangeMember, setExchange } from "./exchange.ts"
import type { Observe } from "./operators/metrics.ts"
import { hasOneHost, oneHost } from "./request/one-host.ts"
import type { ErrorReplies } from "./response/error-replies.ts"
import { RepeatedText, withoutKeys } from "./without-keys.ts"

/** Options of the handling that every request gets. */
export interface Following {
  readonly log: FastifyBaseLogger
  readonly audit: FastifyBaseLogger
  readonly errors: ErrorReplies
  readonly cors: string | false
  readonly observe: Observe
  /** Called for each exchange of an operation or of an unknown path when it ends. */
  readonly onExchange?: ((ended: EndedExchange) => void) | undefined
  readonly isClosing: () => boolean
}

/** Response headers that a page of another origin may read, besides the CORS-safelisted ones. */
const exposed =
  "allow, etag, ratelimit, ratelimit-limit, ratelimit-policy, ratelimit-remaining, ratelimit-reset, retry-after, x-indexed-block, x-indexed-block-time, x-indexing-lag, x-request-id, x-should-retry"

/** Maximum characters of a path in the log. */
const longestPath = 200

/** Headers that repeat: most requests come from few clients. */
const hosts = new RepeatedText()
const userAgents = new RepeatedText()

/** Begins the exchange of a request: sets common headers now; logs and measures when the exchange ends. */
export type Begin = (request: FastifyRequest, reply: FastifyReply) => void

/** Begins the exchange of each request. Returns `begin` for requests that reach no hook. */
export function followExchanges(
  app: FastifyInstance,
  { log, audit, errors, cors, observe, onExchange, isClosing }: Following,
): Begin {
  const common = {
    "x-content-type-options": "nosniff",
    ...(cors !== false && {
      "access-control-allow-origin": cors,
      "access-control-expose-headers": exposed,
    }),
  }
  const tell = (ended: EndedExchange) => {
    try {
      onExchange?.(ended)
    } catch (error) {
      // An error of the listener must not affect the response or end the process.
      log.error({ requestId: ended.id, err: error }, "an exchange could not be told")
    }
  }
  const begin: Begin = (request, reply) => {
    const ended = (exchange: Exchange, answered: boolean) => {
      const milliseconds = exchange.milliseconds
      const { method } = request
      const status = reply.statusCode
      observe(method, exchange.route, answered ? String(status) : "aborted", milliseconds)
      log[exchange.isOperators ? "debug" : "info"](
        {
          requestId: exchange.id,
          method,
          ...(exchange.route === undefined ? { path: requestPath(request.url) } : { route: exchange.route }),
          ...(answered ? { status } : { aborted: true }),
          ms: Math.round(milliseconds * 100) / 100,
        },
        "request",
      )
      // An operation whose caller disconnected before it began did nothing; there may be thousands of these.
      if (isAudited(exchange.scope) && (answered || exchange.isBegun))
        audit.info(auditOf(request, exchange, answered ? status : undefined), "audit")
      if (onExchange !== undefined && !exchange.isOperators)
        tell(endedExchange(request, reply, exchange, answered, milliseconds))
    }
    const exchange = new Exchange(request.id, reply.raw, ended)
    setExchange(request, exchange)
    reply.headers(common).header("x-request-id", exchange.id)
    if (isClosing()) reply.header("connection", "close")
  }
  app.decorateRequest(exchangeMember, null)
  app.addHook("onRequest", (request, reply, done) => {
    begin(request, reply)
    if (hasOneHost(request.raw)) done()
    else errors.send(reply, 400, [oneHost])
  })
  return begin
}

/** An entry of the audit log: who requested which change. It has the public part of the key, never the key. */
function auditOf({ method, url }: FastifyRequest, exchange: Exchange, status: number | undefined): object {
  const { id, scope, caller } = exchange
  const { address, keyId, orgId } = caller
  return { requestId: id, scope, method, path: requestPath(url), status: status ?? "aborted", address, keyId, orgId }
}

function endedExchange(
  { method, url, headers }: FastifyRequest,
  { statusCode }: FastifyReply,
  exchange: Exchange,
  answered: boolean,
  milliseconds: number,
): EndedExchange {
  const { id, route, caller, scope, weight } = exchange
  return {
    id,
    method,
    path: requestPath(url, url.length),
    route,
    status: answered ? statusCode : undefined,
    milliseconds,
    caller,
    scope,
    weight,
    host: headers.host && hosts.withoutKeys(headers.host),
    userAgent: headers["user-agent"] && userAgents.withoutKeys(headers["user-agent"]),
  }
}

/** The path without its query, which may hold private data, and without keys. */
function requestPath(url: string, longest = longestPath): string {
  const end = url.indexOf("?")
  return withoutKeys(url.slice(0, end === -1 ? url.length : end)).slice(0, longest)
}

import type { FastifyInstance, FastifyReply } from "fastify"
import type { Context } from "../context.ts"
import { exchangeOf } from "../exchange.ts"
import { jsonType } from "../response/json-type.ts"

/** A request for data of the pages. */
export interface PageDataRequest {
  /** Parameters of the path by name. Nothing has checked them. */
  readonly path: Readonly<Record<string, string>>
  readonly query: URLSearchParams
}

/** JSON that only the service's own pages read; it is no operation of the document. */
export interface PageData {
  /** A route of Fastify, such as `/explorer/chains/:chainId/traces/:hash`. */
  readonly path: string
  /** The cost of a request in compute units. */
  readonly weight: number
  /** @throws ServiceError as a handler does */
  answer(request: PageDataRequest): Promise<unknown>
}

/** Serves the data of pages. Access and limits are those of operations that read; no page of another origin may read an answer. */
export function servePageData(
  app: FastifyInstance,
  { admit, errors }: Pick<Context, "admit" | "errors">,
  all: readonly PageData[],
): void {
  for (const { path, weight, answer } of all) {
    app.get(path, { config: { template: path } }, (request, reply) => {
      const exchange = exchangeOf(request)
      exchange.route = path
      exchange.isOperators = true
      reply.removeHeader("access-control-allow-origin")
      admit(request, reply, { scope: "read", weight }, () => {
        const parameters = request.params as Readonly<Record<string, string>>
        const at = request.url.indexOf("?")
        answer({ path: parameters, query: new URLSearchParams(at === -1 ? "" : request.url.slice(at)) }).then(
          (value) => sendJson(reply, value),
          (error: unknown) => errors.fail(reply, exchange, error),
        )
      })
    })
  }
}

function sendJson(reply: FastifyReply, value: unknown): void {
  // A node's answer has integers beyond 2^53 as bigints.
  const text = JSON.stringify(value, (_name, member) => (typeof member === "bigint" ? String(member) : member))
  void reply.headers({ "content-type": jsonType, "cache-control": "no-store" }).send(text)
}

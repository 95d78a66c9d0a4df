import type { FastifyInstance } from "fastify"
import type { AccessRequest } from "../access/access.ts"
import { exchangeOf } from "../exchange.ts"

/** What of a request for a page decides what is answered. */
export interface PageRequest {
  /** The path as it was asked for, without the query. */
  readonly path: string
  /** With its `?`; empty where there is none. */
  readonly query: string
  /** The header `accept-encoding`. */
  readonly encodings?: string | undefined
  /** The header `if-none-match`. */
  readonly ifNoneMatch?: string | undefined
  /** Who asks: what a service that the page asks in its turn decides by. */
  readonly from: AccessRequest
}

/** A response, whole. */
export interface PageAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/** Pages for people that a service shows beside its operations. */
export interface Pages {
  /** Where they are: whole paths, and beginnings of paths, which end with `/`. The root is one path. */
  readonly paths: readonly string[]
  /** What is answered at one of them; undefined for a 404. */
  find(request: PageRequest): Promise<PageAnswer | undefined>
}

/** Serves pages for people; without any the root leads to the reference. */
export function servePages(app: FastifyInstance, pages: Pages | undefined): void {
  const routes = pages?.paths.map((path) => (path !== "/" && path.endsWith("/") ? `${path}*` : path)) ?? []
  for (const route of routes) {
    app.get(route, { config: { template: route } }, async (request, reply) => {
      const exchange = exchangeOf(request)
      exchange.route = route
      exchange.isOperators = true
      const at = request.url.indexOf("?")
      const found = await pages?.find({
        path: at === -1 ? request.url : request.url.slice(0, at),
        query: at === -1 ? "" : request.url.slice(at),
        encodings: request.headers["accept-encoding"],
        ifNoneMatch: request.headers["if-none-match"],
        from: request.raw,
      })
      if (found === undefined) return reply.callNotFound()
      // What is for people to look at is read by no page of another origin.
      reply.removeHeader("access-control-allow-origin")
      return reply.code(found.status).headers(found.headers).send(found.body)
    })
  }
  if (!routes.includes("/"))
    app.get("/", { config: { template: "/" } }, (_request, reply) => reply.redirect("/docs", 308))
}

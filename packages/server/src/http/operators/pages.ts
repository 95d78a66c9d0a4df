import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { AccessRequest } from "../access/access.ts"
import { exchangeOf } from "../exchange.ts"

/** What of a request for a page decides what is answered. */
export interface PageRequest {
  /** The path as it was asked for, without the query. */
  readonly path: string
  /** With its `?`; empty where there is none. */
  readonly query: string
  /** The header `accept`, by which a browser that goes somewhere is told from a program. */
  readonly accept?: string | undefined
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
export interface OperatorPages {
  /** Where they are: whole paths, and beginnings of paths, which end with `/`. The root is one path. */
  readonly paths: readonly string[]
  /**
   * What is answered at one of them, and at any other path that no operation can have: pages may have a 404 for people. Undefined for a 404
   * of the service's own.
   */
  find(request: PageRequest): Promise<PageAnswer | undefined>
}

/** Serves pages for people; without any the root leads to the reference. */
export function servePages(app: FastifyInstance, pages: OperatorPages | undefined): void {
  const routes = pages?.paths.map((path) => (path !== "/" && path.endsWith("/") ? `${path}*` : path)) ?? []
  for (const route of routes) {
    app.get(route, { config: { template: route } }, async (request, reply) => {
      const exchange = exchangeOf(request)
      exchange.route = route
      exchange.isOperators = true
      const found = await pages?.find(pageRequest(request))
      if (found === undefined) return reply.callNotFound()
      return sendPage(reply, found)
    })
  }
  if (!routes.includes("/"))
    app.get("/", { config: { template: "/" } }, (_request, reply) => reply.redirect("/docs", 308))
}

/**
 * Finds the page of a path that nothing serves, for a browser that goes there; undefined where an operation's path begins so, which is for
 * programs.
 *
 * @param operationPaths as the document writes them
 */
export function lostPages(
  pages: OperatorPages | undefined,
  operationPaths: readonly string[],
): (request: FastifyRequest) => Promise<PageAnswer | undefined> {
  const firsts = new Set(operationPaths.map(firstSegment))
  return async (request) => {
    const asked = pageRequest(request)
    if (!["GET", "HEAD"].includes(request.method) || firsts.has(firstSegment(asked.path))) return undefined
    // The pages' own paths have been looked for.
    return exchangeOf(request).isOperators ? undefined : pages?.find(asked)
  }
}

/** Sends a page. What is for people to look at is read by no page of another origin. */
export function sendPage(reply: FastifyReply, { status, headers, body }: PageAnswer): FastifyReply {
  return reply.removeHeader("access-control-allow-origin").code(status).headers(headers).send(body)
}

function firstSegment(path: string): string | undefined {
  return path.split("/")[1]
}

function pageRequest({ url, headers, raw }: FastifyRequest): PageRequest {
  const at = url.indexOf("?")
  return {
    path: at === -1 ? url : url.slice(0, at),
    query: at === -1 ? "" : url.slice(at),
    accept: headers.accept,
    encodings: headers["accept-encoding"],
    ifNoneMatch: headers["if-none-match"],
    from: raw,
  }
}

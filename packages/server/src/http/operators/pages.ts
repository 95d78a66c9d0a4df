import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { AccessRequest } from "../access/access.ts"
import { exchangeOf } from "../exchange.ts"

/** The parts of a request that a page depends on. */
export interface PageRequest {
  /** The requested path, without the query. */
  readonly path: string
  /** The query with its `?`; empty where there is none. */
  readonly query: string
  /** The header `accept`; it distinguishes a browser's navigation from a program. */
  readonly accept?: string | undefined
  /** The header `accept-encoding`. */
  readonly encodings?: string | undefined
  /** The header `if-none-match`. */
  readonly ifNoneMatch?: string | undefined
  /** The sender: services that the page requests data from decide access by it. */
  readonly from: AccessRequest
}

/** A complete response. */
export interface PageAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/** HTML pages that a service serves besides its operations. */
export interface OperatorPages {
  /** Paths of the pages: whole paths, and prefixes, which end with `/`. The root is one path. */
  readonly paths: readonly string[]
  /**
   * Returns the response for one of these paths, or for any other path that belongs to no operation (pages may have a 404 of their own).
   * Undefined for the service's 404.
   */
  find(request: PageRequest): Promise<PageAnswer | undefined>
}

/** Serves HTML pages; without a root page the root redirects to the reference. */
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
 * Finds a page for a path without a route, for browsers; undefined where an operation's path has the same first segment: those are for
 * programs.
 *
 * @param operationPaths path templates of the document
 */
export function lostPages(
  pages: OperatorPages | undefined,
  operationPaths: readonly string[],
): (request: FastifyRequest) => Promise<PageAnswer | undefined> {
  const firsts = new Set(operationPaths.map(firstSegment))
  return async (request) => {
    const asked = pageRequest(request)
    if (!["GET", "HEAD"].includes(request.method) || firsts.has(firstSegment(asked.path))) return undefined
    // The pages' own paths have been tried already.
    return exchangeOf(request).isOperators ? undefined : pages?.find(asked)
  }
}

/** Sends a page. No page of another origin may read it. */
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

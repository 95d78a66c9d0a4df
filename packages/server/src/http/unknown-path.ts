import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Context } from "./context.ts"
import type { UnservedOperation } from "./document/openapi.ts"
import type { Operation } from "./document/operations.ts"
import { pathTemplate } from "./document/path-template.ts"
import { closest, methodsOfPlainPaths } from "./document/verb-paths.ts"
import { lostPages, type OperatorPages, sendPage } from "./operators/pages.ts"

/** The 404 message of a path that is not in the document. */
export const unknownPath = "Cannot find the requested path"
/** The 404 message of a known path with a slash at its end. */
export const slashAtEnd = `${unknownPath}: it ends with a slash`

/** A lookup of an unknown path has a cost too, so that probing for paths counts against the limits. */
const use = { scope: "read", weight: 1 } as const

/** The routed operations. Paths with unserved operations only count as unknown, except for the methods of these. */
export interface Routed {
  readonly operations: readonly Operation[]
  readonly unserved: readonly UnservedOperation[]
}

/** Answers a request without a route. */
export type NotFound = (request: FastifyRequest, reply: FastifyReply) => void

/**
 * Answers requests without an operation with a 404 in the shape of every error. It is a 404 also where the path has other methods, since the
 * services' table of statuses has no 405; the message and `Allow` then name these. Answers OPTIONS, too. Pages may provide an HTML page for
 * browsers.
 *
 * @returns the same answer, for requests that Fastify refuses before it looks for a route
 */
export function serveUnknownPaths(
  app: FastifyInstance,
  { operations, unserved }: Routed,
  { errors, admit }: Pick<Context, "errors" | "admit">,
  cors: string | false,
  pages?: OperatorPages,
): NotFound {
  const allowed = allowedMethods(app, { operations, unserved })
  const findPage = lostPages(
    pages,
    operations.map(({ path }) => path),
  )
  const notFound: NotFound = (request, reply) => {
    if (pages === undefined) refuse(request, reply)
    else
      findPage(request)
        .catch(() => undefined)
        .then((page) => (page === undefined ? refuse(request, reply) : void sendPage(reply, page)))
  }
  const refuse: NotFound = (request, reply) => {
    admit(request, reply, use, () => {
      const methods = allowed(request.url)
      if (methods.length > 0) reply.header("allow", methods.join(", "))
      errors.send(reply, 404, [problemOf(request, methods, allowed)])
    })
  }
  app.setNotFoundHandler(notFound)
  for (const { method, path } of methodsOfPlainPaths(operations))
    app.route({ method, url: pathTemplate(path).route, config: { template: path }, handler: notFound })
  app.options("*", (request, reply) => {
    const preflight = cors !== false && request.headers["access-control-request-method"] !== undefined
    const methods = allowed(request.url)
    if (!preflight && methods.length === 0) {
      notFound(request, reply)
      return
    }
    if (methods.length > 0) reply.header("allow", methods.join(", "))
    if (preflight)
      reply.headers({
        "access-control-allow-methods": "GET, HEAD, POST",
        "access-control-allow-headers":
          "content-type, if-none-match, last-event-id, x-data-api-key, x-glacier-api-key, x-request-id",
        "access-control-max-age": "86400",
      })
    reply.code(204).send()
  })
  return notFound
}

/** Whether a URL's path ends with a slash, which makes it another path: only the root is served at such a path. */
export function endsWithSlash(url: string): boolean {
  return withoutQuery(url).endsWith("/")
}

function problemOf({ method, url }: FastifyRequest, methods: readonly string[], allowed: AllowedMethods): string {
  if (methods.length > 0) return `${method} is not served at this path, only ${methods.join(", ")}`
  const path = withoutQuery(url)
  return path.endsWith("/") && allowed(path.slice(0, -1)).length > 0 ? slashAtEnd : unknownPath
}

/** The methods that are served at a URL; empty for an unknown path. */
type AllowedMethods = (url: string) => readonly string[]

function allowedMethods(app: FastifyInstance, { operations, unserved }: Routed): AllowedMethods {
  const unservedPaths = new Set(unserved.map(({ path }) => path))
  const routes = operations.map(({ method, path }) => ({ method, path, pattern: pathTemplate(path).pattern }))
  return (url) => {
    const path = withoutQuery(url)
    const methods = new Set<string>()
    // Routes that are not operations have no path parameters.
    if (!unservedPaths.has(path) && app.hasRoute({ method: "GET", url: path })) methods.add("GET").add("HEAD")
    else if (path.endsWith("/")) return []
    for (const { method } of closest(routes.filter(({ pattern }) => pattern.test(path)))) {
      methods.add(method)
      if (method === "GET") methods.add("HEAD")
    }
    return methods.size === 0 ? [] : [...methods, "OPTIONS"]
  }
}

function withoutQuery(url: string): string {
  const end = url.indexOf("?")
  return end === -1 ? url : url.slice(0, end)
}

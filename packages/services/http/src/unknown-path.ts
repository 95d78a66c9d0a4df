import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Operation } from "./document/operations.ts"
import { pathTemplate } from "./document/path-template.ts"
import type { ErrorReplies } from "./response/error-replies.ts"

export const unknownPath = "Cannot find the requested path"

/**
 * Answers what no operation does: 404 in the shape of every error, with `Allow` where the path has other methods (the
 * services' table of statuses has no 405), and OPTIONS.
 */
export function serveUnknownPaths(
  app: FastifyInstance,
  operations: readonly Operation[],
  errors: ErrorReplies,
  cors: string | false,
): void {
  const allowed = allowedMethods(operations)
  const notFound = (request: FastifyRequest, reply: FastifyReply) => {
    const allow = allowed(request)
    if (allow !== undefined) reply.header("allow", allow)
    errors.send(reply, 404, [unknownPath])
  }
  app.setNotFoundHandler(notFound)
  app.options("*", (request, reply) => {
    const preflight = cors !== false && request.headers["access-control-request-method"] !== undefined
    const allow = allowed(request)
    if (!preflight && allow === undefined) {
      notFound(request, reply)
      return
    }
    if (allow !== undefined) reply.header("allow", allow)
    if (preflight)
      reply.headers({
        "access-control-allow-methods": "GET, HEAD, POST",
        "access-control-allow-headers": "content-type, if-none-match, x-data-api-key, x-glacier-api-key, x-request-id",
        "access-control-max-age": "86400",
      })
    reply.code(204).send()
  })
}

function allowedMethods(operations: readonly Operation[]): (request: FastifyRequest) => string | undefined {
  const routes = operations.map(({ method, path }) => ({ method, pattern: pathTemplate(path).pattern }))
  return ({ url }) => {
    const end = url.indexOf("?")
    const path = end === -1 ? url : url.slice(0, end)
    const methods = new Set<string>()
    for (const { method, pattern } of routes) {
      if (!pattern.test(path)) continue
      methods.add(method)
      if (method === "GET") methods.add("HEAD")
    }
    return methods.size === 0 ? undefined : [...methods, "OPTIONS"].join(", ")
  }
}

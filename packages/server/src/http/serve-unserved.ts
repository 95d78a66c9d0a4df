import type { FastifyInstance } from "fastify"
import type { Context } from "./context.ts"
import type { UnservedOperation } from "./document/openapi.ts"
import { pathTemplate } from "./document/path-template.ts"
import { exchangeOf } from "./exchange.ts"
import { ServiceError } from "./service-error.ts"
import { endsWithSlash, slashAtEnd } from "./unknown-path.ts"

/** The response is a fixed refusal, so it costs the minimum. */
const use = { scope: "read", weight: 1 } as const

/** Serves operations that no service implements: a permanent 503 with the reason, where a mistyped path is a 404. */
export function serveUnserved(
  app: FastifyInstance,
  { admit, errors }: Pick<Context, "admit" | "errors">,
  operations: readonly UnservedOperation[],
): void {
  for (const { method, path, reason } of operations) {
    const { route } = pathTemplate(path)
    app.route({
      method,
      url: route,
      config: { template: path },
      // Before the body is read: it is not used.
      onRequest: (request, reply) => {
        const exchange = exchangeOf(request)
        exchange.route = path
        admit(request, reply, use, () => {
          if (endsWithSlash(request.url)) errors.send(reply, 404, [slashAtEnd])
          else errors.fail(reply, exchange, new ServiceError(503, `${method} ${path} is not served here: ${reason}`))
        })
      },
      handler: () => {},
    })
  }
}

import type { FastifyInstance } from "fastify"
import type { Context } from "./context.ts"
import type { UnservedOperation } from "./document/openapi.ts"
import { pathTemplate } from "./document/path-template.ts"
import { exchangeOf } from "./exchange.ts"
import { ServiceError } from "./service-error.ts"
import { endsWithSlash, slashAtEnd } from "./unknown-path.ts"

/** Nothing is looked for: who asks is only told that there is nothing. */
const use = { scope: "read", weight: 1 } as const

/** Answers operations that no service has: 503 for good, with the reason, where a mistyped path is a 404. */
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
      // Before the body is read: nobody looks at it.
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

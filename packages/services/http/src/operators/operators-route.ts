import type { FastifyInstance, FastifyReply } from "fastify"
import { exchangeOf } from "../exchange.ts"

/** Routes one of the endpoints that are no operation of the document. */
export function operatorsRoute(
  app: FastifyInstance,
  path: string,
  answer: (reply: FastifyReply) => void | Promise<void>,
): void {
  app.get(path, { config: { template: path } }, async (request, reply) => {
    const exchange = exchangeOf(request)
    exchange.route = path
    exchange.isOperators = true
    await answer(reply)
    return reply
  })
}

import type { FastifyInstance, FastifyReply } from "fastify"
import { exchangeOf } from "../exchange.ts"

type ReplyHandler = (reply: FastifyReply) => void | Promise<void>

/** Routes an endpoint about the service itself: its responses are never cached, and no page of another origin may read them. */
export function inwardRoute(app: FastifyInstance, path: string, answer: ReplyHandler): void {
  operatorsRoute(app, path, (reply) => {
    reply.removeHeader("access-control-allow-origin").header("cache-control", "no-store")
    return answer(reply)
  })
}

/** Routes an endpoint that is not an operation of the document. */
export function operatorsRoute(app: FastifyInstance, path: string, answer: ReplyHandler): void {
  app.get(path, { config: { template: path } }, async (request, reply) => {
    const exchange = exchangeOf(request)
    exchange.route = path
    exchange.isOperators = true
    await answer(reply)
    return reply
  })
}

import type { FastifyInstance, FastifyReply } from "fastify"
import type { Health } from "../options.ts"
import { jsonType } from "../response/json-type.ts"
import { inwardRoute } from "./operators-route.ts"

/**
 * `/health/live` is 200 while the process answers; `/health` and `/health/ready` are 503 while it should get no requests.
 * Each tells a `status`, and the latter two what the service adds.
 */
export function serveHealth(
  app: FastifyInstance,
  isClosing: () => boolean,
  health: () => Health | Promise<Health> = () => ({ ready: true }),
): void {
  const ready = async (reply: FastifyReply) => {
    const { ready, details } = await health()
    if (isClosing()) send(reply, 503, { status: "stopping", ...details })
    else send(reply, ready ? 200 : 503, { status: ready ? "ready" : "not ready", ...details })
  }
  inwardRoute(app, "/health/live", (reply) => send(reply, 200, { status: "live" }))
  inwardRoute(app, "/health/ready", ready)
  inwardRoute(app, "/health", ready)
}

function send(reply: FastifyReply, status: number, body: Readonly<Record<string, unknown>>): void {
  reply.code(status).header("content-type", jsonType).send(JSON.stringify(body))
}

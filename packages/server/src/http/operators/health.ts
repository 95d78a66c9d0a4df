import type { FastifyInstance, FastifyReply } from "fastify"
import type { Health } from "../options.ts"
import { jsonType } from "../response/json-type.ts"
import { inwardRoute } from "./operators-route.ts"
import { SharedMaking } from "./shared-making.ts"

/**
 * `/health/live` is 200 while the process answers; `/health` and `/health/ready` are 503 while it should get no requests. Each has a `status`,
 * and the latter two the service's details; `degraded` is ready, with a problem. Requests at the same time share one look at the service.
 */
export function serveHealth(
  app: FastifyInstance,
  isClosing: () => boolean,
  health: () => Health | Promise<Health> = () => ({ ready: true }),
): void {
  const latest = new SharedMaking(async () => health())
  const ready = async (reply: FastifyReply) => {
    const { ready, degraded = false, details } = await latest.get()
    const status = ready ? (degraded ? "degraded" : "ready") : "not ready"
    if (isClosing()) sendHealth(reply, 503, { status: "stopping", ...details })
    else sendHealth(reply, ready ? 200 : 503, { status, ...details })
  }
  inwardRoute(app, "/health/live", (reply) => sendHealth(reply, 200, { status: "live" }))
  inwardRoute(app, "/health/ready", ready)
  inwardRoute(app, "/health", ready)
}

function sendHealth(reply: FastifyReply, status: number, body: Readonly<Record<string, unknown>>): void {
  reply.code(status).header("content-type", jsonType).send(JSON.stringify(body))
}

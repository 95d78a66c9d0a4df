import {
  byNameMethod,
  listReader,
  queryOf,
  read,
  serveByName,
  type WireEndpoint,
  type WireRequest,
  type WireResponse,
  writeJson,
} from "@serac/wire/node"
import type { HealthAnswer } from "./health-check.ts"

/** The results of the checks with one of the tags. */
export type AnswerHealth = (tags: readonly string[]) => HealthAnswer

/** The three health reports of a node: readiness, health and liveness. */
export interface HealthReporters {
  readonly health: AnswerHealth
  readonly readiness: AnswerHealth
  readonly liveness: AnswerHealth
}

/**
 * The health interface: GET at `/ext/health`, any verb at the three paths below it, and JSON-RPC by POST at `/ext/health`,
 * whose status is always 200.
 */
export function healthEndpoints(reporters: HealthReporters): Readonly<Record<string, WireEndpoint>> {
  const { health, readiness, liveness } = reporters
  const method = (answer: AnswerHealth) => byNameMethod({ tags: listReader(read.text) }, ({ tags }) => answer(tags))
  const rpc = serveByName({
    "health.health": method(health),
    "health.readiness": method(readiness),
    "health.liveness": method(liveness),
  })
  return {
    "/ext/health": {
      handle: async (request) => (request.method === "GET" ? healthResponse(health, request) : rpc(request)),
    },
    "/ext/health/health": { handle: async (request) => healthResponse(health, request) },
    "/ext/health/readiness": { handle: async (request) => healthResponse(readiness, request) },
    "/ext/health/liveness": { handle: async (request) => healthResponse(liveness, request) },
  }
}

function healthResponse(answer: AnswerHealth, request: WireRequest): WireResponse {
  const found = answer(new URLSearchParams(queryOf(request)).getAll("tag"))
  return {
    status: found.healthy ? 200 : 503,
    headers: { "content-type": "application/json" },
    body: `${writeJson(found)}\n`,
  }
}

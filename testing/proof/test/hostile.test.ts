import metrics from "@serac/metrics/openapi.json" with { type: "json" }
import { type RunningService, startService } from "@serac/server/http"
import { afterEach, expect, test, vi } from "vitest"
import { attacks } from "../src/hostile/attacks.ts"
import { holdConnections, type RunningAttack } from "../src/hostile/hold-connections.ts"
import { callHonestly } from "../src/hostile/honest-caller.ts"
import { getRequest, postHeaders, type Target } from "../src/hostile/target.ts"

let service: RunningService
let attack: RunningAttack

afterEach(async () => {
  attack.end()
  await service.close()
})

const handlers = { getAverageTps: async () => ({ results: [], status: 200 }) }

// `pnpm prove:hostile` attacks the command, and measures.
test.each(
  attacks
    .filter(({ name }) => name !== "streams")
    .flatMap(({ name, description }) => [1, 12].map((addresses) => ({ name, description, addresses }))),
)("another address is answered beside $name of $addresses addresses: $description", async ({ name, addresses }) => {
  const connections = { maxConnections: 16, maxConnectionsPerAddress: 4 }
  const options = { document: metrics, handlers, services: undefined, messages: "list", port: 0 } as const
  service = await startService({ ...options, connections, shutdownGrace: 0 })
  const target: Target = {
    name: "metrics",
    port: service.port,
    request: getRequest("/v1/avg_tps/43114"),
    largeRequest: getRequest("/openapi.json"),
    bodyRequest: postHeaders("/v1/avg_tps/43114"),
  }
  attack = holdConnections({ attack: name, target, addresses, connections: 40, seed: name })
  await vi.waitFor(() => expect(attack.report.opened).toBeGreaterThanOrEqual(40), { timeout: 20_000 })
  const requests = await callHonestly(target, 0, (count) => count === 4)
  expect(requests.map(({ isKept, failure }) => [isKept, failure])).toEqual([
    [false, undefined],
    [true, undefined],
    [false, undefined],
    [true, undefined],
  ])
})

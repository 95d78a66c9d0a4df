import metrics from "@serac/metrics/openapi.json" with { type: "json" }
import { type Access, keylessTier, type RunningService, scopes, startService } from "@serac/server/http"
import { afterEach, expect, test, vi } from "vitest"
import { attacks } from "../src/hostile/attacks.ts"
import { holdConnections, type RunningAttack } from "../src/hostile/hold-connections.ts"
import { callHonestly } from "../src/hostile/honest-caller.ts"
import { attackerAddresses, honestAddresses, type Origin, proxyAddress } from "../src/hostile/origin.ts"
import { getRequest, halfPost, type Target } from "../src/hostile/target.ts"

let service: RunningService
let attack: RunningAttack

afterEach(async () => {
  attack.end()
  await service.close()
})

/** All callers are allowed, with any key or none. */
const accessByKey: Access = {
  admit: ({ headers, socket }) => {
    const keyId = headers["x-data-api-key"] as string | undefined
    return { caller: { address: socket.remoteAddress ?? "", keyId, orgId: undefined, tier: keylessTier, scopes } }
  },
}
const handlers = { getAverageTps: async () => ({ results: [], status: 200 }) }

const counts: readonly (Omit<Origin, "addresses"> & { readonly addresses: number })[] = [
  { kind: "address", addresses: 1 },
  { kind: "address", addresses: 12 },
  { kind: "proxy", addresses: 12 },
  { kind: "key", addresses: 12, key: "a" },
]
/** The requests of callers with a key, once the key is known. */
const withKeys = ["slow-reader", "flood", "connects"]

// `pnpm prove:hostile` attacks the command, and measures.
test.each(
  attacks
    .filter(({ name }) => name !== "streams")
    .flatMap(({ name, description }) => counts.map((from) => ({ name, description, ...from })))
    .filter(({ name, kind }) => kind !== "key" || withKeys.includes(name)),
)(
  "another $kind is answered beside $name of $addresses addresses: $description",
  async ({ name, addresses, ...from }) => {
    const connections = { maxConnections: 32, maxConnectionsPerAddress: 8, trustedProxies: [proxyAddress] }
    const options = { document: metrics, handlers, services: undefined, messages: "list", port: 0 } as const
    service = await startService({ ...options, connections, access: accessByKey, shutdownGrace: 0 })
    const target: Target = {
      name: "metrics",
      port: service.port,
      request: getRequest("/v1/avg_tps/43114"),
      success: "HTTP/1.1 200 ",
      largeRequest: getRequest("/openapi.json"),
      halfRequest: halfPost("/v1/avg_tps/43114"),
      believes: { proxies: true, keys: true },
    }
    const origin = { ...from, addresses: attackerAddresses(addresses) }
    attack = holdConnections({ attack: name, target, origin, connections: 60, seed: name })
    await vi.waitFor(() => expect(attack.report.opened).toBeGreaterThanOrEqual(60), { timeout: 20_000 })
    const honest = { kind: from.kind, addresses: honestAddresses(1), key: "b" }
    const requests = await callHonestly(target, honest, 0, (count) => count === 4)
    expect(requests.map(({ isKept, failure }) => [isKept, failure])).toEqual([
      [false, undefined],
      [true, undefined],
      [false, undefined],
      [true, undefined],
    ])
  },
)

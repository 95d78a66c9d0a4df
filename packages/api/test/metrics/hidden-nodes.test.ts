import { afterAll, beforeAll, expect, test } from "vitest"
import { build, chains, type House, today } from "./house.ts"

const host = "marker-host.internal:47613"
let house: House

beforeAll(async () => {
  const [chain, ...others] = chains
  house = await build({
    chains: [{ ...chain, rpcUrls: [`http://${host}/marker-path?key=marker-key`] } as never, ...others],
  })
  const reason = `${host}: HTTP 404: POST /marker-path?key=marker-key`
  const report = {
    state: "retrying",
    since: today,
    reportedAt: today + 3600,
    faults: 1,
    restarts: 0,
    reorgs: 0,
  } as const
  await house.store.saveReports([
    { ...report, subject: { kind: "chain", chainId: "43112" }, quarantined: 0, differences: 0, reason },
  ])
})
afterAll(() => house.close())

test.each(["/health", "/health/ready", "/metrics", "/openapi.json", "/docs", "/v1/avg_tps/43112"])(
  "%s has nothing of the URL of a node",
  async (path) => {
    const text = await (await fetch(house.service.url + path)).text()
    expect(text).not.toMatch(/marker-|47613/)
    if (path === "/health") expect(text).toContain("HTTP 404: POST …")
  },
)

import { expect, test } from "vitest"
import { hasSource } from "./create-signatures.ts"

test("signatures have a source with an aggregator, with an endpoint, or with peers, and with none of them not", () => {
  const endpoint = { nodeId: "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg", url: "http://127.0.0.1:9650" }
  expect([
    hasSource({ aggregator: "http://127.0.0.1:8080" }),
    hasSource({ endpoints: [endpoint] }),
    hasSource({ peers: true }),
    hasSource({}),
    hasSource({ endpoints: [], peers: false }),
  ]).toEqual([true, true, true, false, false])
})

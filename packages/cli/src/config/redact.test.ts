import { expect, test } from "vitest"
import { redactConfig, redactUrl } from "./redact.ts"

test.each([
  ["http://127.0.0.1:8545", "http://127.0.0.1:8545"],
  ["http://127.0.0.1:8545/", "http://127.0.0.1:8545"],
  ["https://node.example/v1/SECRET", "https://node.example/…"],
  ["https://node.example?key=SECRET", "https://node.example/…"],
  ["https://user:SECRET@node.example", "https://…@node.example"],
  ["postgres://user:SECRET@db.example:5432/serac", "postgres://…@db.example:5432/…"],
  ["SECRET", "…"],
])("%s is shown as %s", (url, shown) => {
  expect(redactUrl(url)).toBe(shown)
})

test("wherever a configuration may hold a secret, none is left", () => {
  const secret = "https://user:SECRET@host.example/SECRET?SECRET"
  const config = {
    chains: [{ name: "A", rpcUrls: [secret, secret], wsUrl: secret, explorerUrl: "https://explorer.example/a" }],
    node: [secret],
    store: secret,
    storeReplica: secret,
    access: { redis: secret },
    nft: { ipfsGateway: secret, maxBytes: 1 },
    signatures: { endpoints: [`NodeID-a=${secret}`], aggregator: secret, peers: "on" },
  }
  expect(JSON.stringify(redactConfig(config))).not.toContain("SECRET")
  expect(redactConfig(config)).toMatchObject({
    chains: [{ name: "A", explorerUrl: "https://explorer.example/a" }],
    nft: { maxBytes: 1 },
  })
})

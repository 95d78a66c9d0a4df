import { expect, test } from "vitest"
import { HeldBytes } from "../held-bytes.ts"
import { NoNodeError } from "../nodes/ask-nodes.ts"
import { SubscriptionShares } from "../socket/subscription-shares.ts"
import { CallerFilters, filterLifetime } from "./caller-filters.ts"
import { type Route, routesOf } from "./route.ts"

const caller = (keyId: string | undefined) =>
  ({ address: "10.0.0.1", keyId, orgId: undefined, tier: "free", scopes: ["read"] }) as const

/** Filters of callers of two chains, without a gateway and real nodes: all nodes answer as the test says. */
function filtersOf(most: number) {
  const shares = new SubscriptionShares(most)
  const state = { now: 0, answer: '{"id":1,"result":"0x1"}' }
  const filters = new CallerFilters({
    shares,
    clock: () => state.now,
    nodes: {
      inTurn: (urls) => urls,
      ask: async () => ({ status: 200, contentType: "application/json", text: state.answer }),
    },
  })
  const routes = routesOf({ nodes: [], chains: ["1", "2"].map((chainId) => ({ chainId, rpcUrls: ["http://a"] })) })
  const holding = new HeldBytes(1_000).begin()
  const ask = (method: string, params = "", by = caller("k"), chain = "1") =>
    filters.call(routes.get(`/ext/bc/${chain}/rpc`) as Route, { method, params, id: "1" }, by, holding)
  return { shares, state, ask }
}

test("filters take the share of their holder, and give it back when they end or when nobody has asked for five minutes", async () => {
  const { shares, state, ask } = filtersOf(2)
  const first = await ask("eth_newFilter")
  await ask("eth_newFilter")
  await expect(ask("eth_newFilter")).rejects.toThrow("at most 2 subscriptions at a time")
  await ask("eth_newFilter", "", caller(undefined))
  state.answer = '{"id":1,"result":true}'
  expect(await ask("eth_uninstallFilter", `[${first}]`)).toBe("true")
  expect(shares.total).toBe(2)
  for (const [text, error] of [
    ['{"id":1,"error":{"code":-32000,"message":"exceed max topics"}}', { code: -32000, message: "exceed max topics" }],
    ["<html>", new NoNodeError(false, undefined)],
    ['{"id":1}', new NoNodeError(false, undefined)],
    ['[{"id":1,"result":"0x1"}]', new NoNodeError(false, undefined)],
  ] as const) {
    state.answer = text
    await expect(ask("eth_newFilter")).rejects.toMatchObject(error)
  }
  expect(shares.total).toBe(2)
  state.now = filterLifetime
  state.answer = '{"id":1,"result":"0x2"}'
  await ask("eth_newFilter")
  expect(shares.total).toBe(1)
})

test("a filter that is used is kept, though one that was made after it is dropped, and another chain has none of it", async () => {
  const { shares, state, ask } = filtersOf(9)
  const [used, unused] = [await ask("eth_newFilter"), await ask("eth_newFilter")]
  state.now = 200_000
  expect(await ask("eth_getFilterChanges", `[${used}]`)).toBe('"0x1"')
  await expect(ask("eth_getFilterChanges", `[${used}]`, caller("k"), "2")).rejects.toThrow("filter not found")
  state.now = filterLifetime
  await expect(ask("eth_getFilterChanges", `[${unused}]`)).rejects.toThrow("filter not found")
  expect([await ask("eth_getFilterChanges", `[${used}]`), shares.total]).toEqual(['"0x1"', 1])
  // It was used again just now.
  state.now = 2 * filterLifetime - 1
  expect(await ask("eth_getFilterChanges", `[${used}]`)).toBe('"0x1"')
  await expect(ask("eth_getFilterChanges")).rejects.toThrow(expect.objectContaining({ code: -32602 }))
})

import { afterAll, expect, test } from "vitest"
import { Devnet } from "../../src/devnet.ts"
import { compare } from "./compare.ts"
import { recordingOf, subjects } from "./exchanges.ts"
import { emptyPool, ofTheDevnet, text } from "./rules.ts"

const { exchanges } = recordingOf("c-chain")
const start = Date.parse("2026-01-01T00:00:00Z")
const devnet = await Devnet.open({ seed: "calls", clock: { start, isStopped: true } })
afterAll(() => devnet.close())

test.each([
  ["what code sees", { exact: 53, byRule: 0 }],
  ["estimates", { exact: 25, byRule: 0 }],
  ["failures, fees and limits", { exact: 39, byRule: 0 }],
  ["traces, access lists, overrides and prices that are given", { exact: 38, byRule: 0 }],
  ["the chain's own state, and which methods there are", { exact: 22, byRule: 3 }],
] as const)("the C-Chain at its first block answers as a living node did: %s", async (subject, counted) => {
  await devnet.chains.begin()
  const rules = { ...ofTheDevnet, txpool_status: emptyPool, eth_newPendingTransactionFilter: text(/^0x[0-9a-f]{32}$/) }
  const { chain } = devnet.chains.c
  const asked = exchanges.slice(...subjects[subject])
  expect(await compare(devnet, { name: "C", chain }, asked, rules)).toEqual({ ...counted, different: [] })
})

test("all 180 exchanges are looked at, once", () => {
  const places = Object.values(subjects).flatMap(([from, to]) => exchanges.slice(from, to))
  expect(places).toEqual(exchanges)
  expect(places).toHaveLength(180)
})

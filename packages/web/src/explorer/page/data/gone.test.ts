import { expect, test } from "vitest"
import { goneOf, isLastKnown } from "./gone.ts"
import type { ChainIndexer, Indexers } from "./indexers.ts"

/** Time of the answer, in Unix seconds. */
const answeredAt = 10_000

const chain = (parts: Partial<ChainIndexer>): ChainIndexer => ({
  chainId: "7",
  name: "Ice",
  state: "following",
  quarantined: 0,
  differences: 0,
  answeredAt,
  heardAgo: 2,
  summary: "is up to date with its node",
  nodeHead: { number: 1, observedAt: 9_998 },
  ...parts,
})
const indexers = (chains: readonly ChainIndexer[], networks: Indexers["networks"] = []): Indexers => ({
  status: "ready",
  problems: [],
  chains,
  networks,
})
const nodeOf = (...parts: Partial<ChainIndexer>[]) => goneOf({ indexers: indexers(parts.map(chain)) })

test("nothing is gone while every node was heard of late", () => {
  expect(nodeOf({}, { state: "backfilling", heardAgo: 5 })).toEqual([])
  expect(goneOf({})).toEqual([])
})

test("a service that does not answer is all that is known to be gone", () => {
  expect(goneOf({ lostAt: 9_000, indexers: indexers([chain({ state: "stopped" })]) })).toEqual([
    { kind: "service", since: 9_000, names: [], paths: ["/"] },
  ])
})

test.each([
  ["which its indexer asks in vain and that was not heard for 3 s", { state: "retrying", heardAgo: 4 }, 9_996],
  ["that was not heard for 5 s, whatever its indexer says", { state: "following", heardAgo: 6 }, 9_994],
  ["that was never heard", { state: "retrying", heardAgo: undefined, nodeHead: undefined }, undefined],
] as const)("a node %s is gone", (_, parts, since) => {
  expect(nodeOf(parts as Partial<ChainIndexer>)).toEqual([
    { kind: "node", names: ["Ice"], paths: ["/chains/7", "/"], ...(since !== undefined && { since }) },
  ])
})

test("chains of nodes that are gone are told of together, since the first, a network's under its paths", () => {
  const { name: _, chainId: __, ...p } = chain({ state: "retrying", heardAgo: 400 })
  const networks = [{ network: "testnet", networkId: 5, notes: [], chains: [{ ...p, chainName: "p-chain" }] }]
  const gone = goneOf({ indexers: indexers([chain({ state: "retrying", heardAgo: 30 })], networks) })
  expect(gone).toEqual([
    { kind: "node", names: ["Ice", "P-Chain"], paths: ["/chains/7", "/networks/testnet", "/"], since: 9_600 },
  ])
})

test("an indexer that has stopped is gone, and tells nothing of its node", () => {
  expect(nodeOf({ state: "stopped", since: 9_500, heardAgo: 500 })).toEqual([
    { kind: "indexer", names: ["Ice"], paths: ["/chains/7", "/"], since: 9_500 },
  ])
})

test.each(["stuck", "paused", "standby"])("an indexer that is %s may not ask its node", (state) => {
  expect(nodeOf({ state, heardAgo: 500 })).toEqual([])
})

test("a page is as of before where it is of what is gone", () => {
  const gone = nodeOf({ state: "retrying", heardAgo: 30 }, { chainId: "8" })
  const paths = ["/", "/chains/7", "/chains/7/blocks/1", "/chains/71", "/status"]
  expect(paths.map((path) => isLastKnown(gone, path))).toEqual([false, true, true, false, false])
  const all = nodeOf({ state: "retrying", heardAgo: 30 })
  expect(paths.map((path) => isLastKnown(all, path))).toEqual([true, true, true, false, false])
  expect(paths.map((path) => isLastKnown(goneOf({ lostAt: 1 }), path))).toEqual([true, true, true, true, true])
})

import { expect, test } from "vitest"
import { freshnessAt } from "./freshness.ts"
import { goneOf } from "./gone.ts"
import type { ChainIndexer, Indexers } from "./indexers.ts"

/** Time of the answer, in Unix seconds. */
const answeredAt = 10_000

const firn: ChainIndexer = {
  chainId: "7",
  name: "Firn",
  state: "following",
  quarantined: 0,
  differences: 0,
  answeredAt,
  heardAgo: 2,
  summary: "is up to date with its node",
  lag: { blocks: 0, seconds: 0 },
  nodeHead: { number: 1, observedAt: 9_998 },
}
const { chainId: _, name: __, ...primary } = firn

function shown(
  path: string,
  parts: { readonly chain?: Partial<ChainIndexer>; readonly x?: Partial<ChainIndexer>; readonly lostAt?: number } = {},
  now = answeredAt + 1,
) {
  const indexers: Indexers = {
    ...{ status: "ready", problems: [], chains: [{ ...firn, ...parts.chain }] },
    networks: [
      {
        ...{ network: "testnet", networkId: 5, notes: [] },
        chains: [
          { ...primary, chainName: "p-chain" },
          { ...primary, chainName: "x-chain", ...parts.x },
        ],
      },
    ],
  }
  const { lostAt } = parts
  return freshnessAt(path, { indexers, gone: goneOf({ indexers, lostAt }), now, isServiceLost: lostAt !== undefined })
}

test("a page of a chain says what the service says of the chain, and when its node was heard", () => {
  const current = { isLastKnown: false, words: "Firn is up to date with its node. Its node was heard 3 s ago." }
  expect(shown("/chains/7/blocks/1")).toEqual(current)
  const behind = { summary: "is 12 blocks and 30 s behind its node", lag: { blocks: 12, seconds: 30 } }
  expect([
    shown("/networks/testnet/nodes/x", { x: behind }),
    shown("/networks/testnet/blockchains/x-chain", { x: behind }),
  ]).toEqual([
    { ...current, words: current.words.replace("Firn", "P-Chain") },
    { isLastKnown: false, words: "X-Chain is 12 blocks and 30 s behind its node. Its node was heard 3 s ago." },
  ])
})

test("a node that was not heard is told of once, and the data of its chain are old", () => {
  const silent = { state: "retrying", heardAgo: 960, summary: "has not heard from its node for 960 s" }
  expect(shown("/chains/7", { chain: silent })).toEqual({
    isLastKnown: true,
    words: "Firn has not heard from its node for 960 s.",
  })
  const unheard = { state: "retrying", heardAgo: undefined, nodeHead: undefined, summary: "is retrying: no answer" }
  expect(shown("/chains/7", { chain: unheard as object })?.words).toBe("Firn is retrying: no answer.")
})

test("data that the service told before it was lost grow older", () => {
  const seconds = [0, 90, 4_000].map((age) => shown("/chains/7", { lostAt: answeredAt }, answeredAt + age))
  expect(seconds).toEqual(
    ["2 s", "1 min", "1 h 6 min"].map((ago) => ({
      isLastKnown: true,
      words: `The service does not answer; its node was last heard ${ago} ago.`,
    })),
  )
  expect(shown("/search", { lostAt: answeredAt }, answeredAt + 90)).toEqual({
    isLastKnown: true,
    words: "As of 1 min ago.",
  })
})

test("of many chains that are not up to date the first are named, without characters that could mislead", () => {
  const late = { ...firn, state: "backfilling", name: "Ice\u202e" }
  const chains = ["1", "2", "3", "4", "5"].map((chainId) => ({ ...late, chainId }))
  const indexers = { status: "ready", problems: [], networks: [], chains }
  expect(freshnessAt("/", { indexers, gone: [], now: answeredAt, isServiceLost: false })?.words).toBe(
    "5 of 5 indexed chains are not up to date: Ice, Ice, Ice and 2 more.",
  )
})

test("a page of no chain counts those that are not up to date, and without any state nothing is said", () => {
  const late = { summary: "is backfilling", state: "backfilling" }
  expect([shown("/search"), shown("/search", { chain: late }), shown("/chains/71", { chain: late, x: late })]).toEqual([
    { isLastKnown: false, words: "All 3 indexed chains are up to date." },
    { isLastKnown: false, words: "1 of 3 indexed chains is not up to date: Firn." },
    { isLastKnown: false, words: "2 of 3 indexed chains are not up to date: Firn, X-Chain." },
  ])
  expect(freshnessAt("/", { indexers: undefined, gone: [], now: 1, isServiceLost: false })).toBeUndefined()
})

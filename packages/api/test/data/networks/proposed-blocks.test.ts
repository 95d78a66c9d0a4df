import type { ProposedBlockFilter } from "@serac/store"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { all } from "../house.ts"
import { cChain, get, houseOf, type NetworkHouse, pChain, refusal, statusOf } from "./fake-network.ts"
import { cb58, id, nodeId } from "./ids.ts"

let house: NetworkHouse
const asked: (readonly [ProposedBlockFilter, number | undefined, number])[] = []

const block = (height: number, blockTimestamp: number) => ({
  blockNumber: String(height),
  blockHash: cb58(height),
  parentHash: cb58(height - 1),
  blockTimestamp,
  blockType: "BanffStandardBlock",
  txCount: 0,
  transactions: [],
  blockSizeBytes: 99,
  proposerDetails: { proposerId: cb58(5000 + height), proposerNodeId: nodeId(7) },
})
const blocks = [block(39, 1200), block(12, 700), block(3, 100)]

beforeAll(async () => {
  house = await houseOf({
    status: async () => ({
      ...statusOf("P", "X", "C"),
      chains: statusOf("P", "X", "C").chains.map((chain) => ({
        ...chain,
        head: { height: 40, id: id(40), timestamp: 1300 },
      })),
    }),
    proposedBlocks: async (filter, { after: [height = 41] = [], limit }) => {
      asked.push([filter, height, limit])
      return blocks
        .filter(({ blockNumber }) => Number(blockNumber) < height)
        .slice(0, limit)
        .map((one) => ({ height: Number(one.blockNumber), json: JSON.stringify(one) }))
    },
    blocks: async (_, { after: [height = 41] = [] }) =>
      blocks
        .filter(({ blockNumber }) => Number(blockNumber) < height)
        .slice(0, 1)
        .map((one) => ({ height: Number(one.blockNumber), json: JSON.stringify(one) })),
  })
})
beforeEach(() => {
  asked.length = 0
  house.reader.proposedUpTo = async () => 40
})
afterAll(() => house.close())

const path = (chain: string) => `/v1/networks/fuji/blockchains/${chain}/nodes/${nodeId(7)}/blocks`

test("the blocks of a node are asked of the store by its ID and time, and shown as they are", async () => {
  expect(await get(house, `${path("c-chain")}?startTimestamp=50&endTimestamp=1300`)).toEqual({
    status: 200,
    body: { blocks, chainInfo: cChain },
  })
  expect(asked).toEqual([
    [{ chain: "C", nodeId: expect.any(Uint8Array), startTimestamp: 50, endTimestamp: 1300 }, 41, 11],
  ])
})

test("pages of a node's blocks follow one another", async () => {
  const listing = house.client.listPrimaryNetworkBlocksByNodeId({
    network: "fuji",
    blockchainId: "p-chain",
    nodeId: nodeId(7),
    pageSize: 2,
  })
  expect(await all(listing)).toEqual(blocks)
  expect(asked.map(([, after]) => after)).toEqual([41, 12])
})

test("blocks of the last ten minutes may be without their proposers", async () => {
  house.reader.proposedUpTo = async () => 12
  expect(await get(house, path("p-chain"))).toEqual({ status: 200, body: { blocks, chainInfo: pChain } })
})

test.each([
  [3, "block 3"],
  [0, "block 0"],
  [-1, "block 0"],
])("a list that would lack blocks above %i is a 503 that says so", async (known, words) => {
  house.reader.proposedUpTo = async () => known
  const message =
    `who proposed the blocks of the x-chain is known up to ${words} of 40: ` +
    "it is told by the index of the node that is indexed from, which must run with --index-enabled"
  expect(await get(house, path("x-chain"))).toEqual(refusal(503, "Service Unavailable", message))
})

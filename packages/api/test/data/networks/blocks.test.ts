import type { NetworkReader, StoredNetworkBlock } from "@serac/store"
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { all } from "../house.ts"
import { cChain, get, houseOf, type NetworkHouse, pChain, refusal } from "./fake-network.ts"
import { cb58, id } from "./ids.ts"

let house: NetworkHouse

const block = (height: number, blockTimestamp: number) => ({
  blockNumber: String(height),
  blockHash: cb58(height),
  parentHash: cb58(height - 1),
  blockTimestamp,
  blockType: "BanffStandardBlock",
  txCount: 1,
  transactions: [cb58(1000 + height)],
  blockSizeBytes: 99,
})

/** Not every height, as on the C-Chain; several blocks of one second. */
const blocks = [
  block(2, 100),
  block(3, 110),
  block(7, 110),
  block(8, 110),
  block(20, 130),
  block(21, 131),
  block(40, 200),
].toReversed()
const rows: readonly StoredNetworkBlock[] = blocks.map((one) => ({
  height: Number(one.blockNumber),
  json: JSON.stringify(one),
}))

beforeAll(async () => {
  house = await houseOf()
})

beforeEach(() => {
  house.reader.blocks = async (_, { after: [height] = [41], limit }) =>
    rows.filter((row) => row.height < height).slice(0, limit)
})

afterAll(() => house.close())

const path = "/v1/networks/fuji/blockchains/p-chain/blocks"

test("the blocks of a chain are listed, newest first", async () => {
  expect(await get(house, path)).toEqual({ status: 200, body: { blocks, chainInfo: pChain } })
  const listing = house.client.listLatestPrimaryNetworkBlocks({ network: "fuji", blockchainId: "p-chain", pageSize: 2 })
  expect(await all(listing)).toEqual(blocks)
})

const moments = [99, 100, 101, 110, 111, 130, 131, 132, 200, 201, 1_795_237_142]

test.each(moments.flatMap((start) => moments.filter((end) => end >= start).map((end) => [start, end])))(
  "blocks after %d and before %d are those of the list, on pages of any size",
  async (startTimestamp, endTimestamp) => {
    const wanted = blocks.filter(
      ({ blockTimestamp }) => blockTimestamp > startTimestamp && blockTimestamp < endTimestamp,
    )
    const parameters = { network: "fuji", blockchainId: "p-chain", startTimestamp, endTimestamp } as const
    expect((await house.client.listLatestPrimaryNetworkBlocks(parameters)).items).toEqual(wanted)
    expect(await all(house.client.listLatestPrimaryNetworkBlocks({ ...parameters, pageSize: 2 }))).toEqual(wanted)
  },
)

test("a period the wrong way round is a 400", async () => {
  expect(await get(house, `${path}?startTimestamp=111&endTimestamp=110`)).toEqual(
    refusal(400, "Bad Request", "startTimestamp must not exceed endTimestamp, and 111 exceeds 110"),
  )
})

test("a chain without blocks before a moment has none to list", async () => {
  house.reader.blocks = async () => []
  expect(await get(house, `${path}?endTimestamp=50`)).toEqual({ status: 200, body: { blocks: [], chainInfo: pChain } })
})

test("the blocks of the C-Chain are asked for by its name", async () => {
  const read = vi.fn<NetworkReader["blocks"]>(async () => [])
  house.reader.blocks = read
  expect(await get(house, "/v1/networks/fuji/blockchains/c-chain/blocks")).toEqual({
    status: 200,
    body: { blocks: [], chainInfo: cChain },
  })
  expect(read).toHaveBeenCalledExactlyOnceWith("C", { after: undefined, limit: 11 })
})

test("a block is found by its height, its identifier or its hash", async () => {
  const read = vi.fn<NetworkReader["block"]>(async () => rows[0])
  house.reader.block = read
  const hash = `0x${"0A".repeat(32)}`
  for (const blockId of ["40", cb58(40), hash]) {
    expect(await get(house, `${path}/${blockId}`)).toEqual({ status: 200, body: blocks[0] })
  }
  expect(read.mock.calls).toEqual([
    ["P", 40],
    ["P", id(40)],
    ["P", new Uint8Array(32).fill(10)],
  ])
})

test("a block that is not there is a 404, an identifier with a wrong checksum a 400", async () => {
  house.reader.block = async () => undefined
  for (const blockId of ["41", "9".repeat(40), cb58(41)]) {
    expect(await get(house, `${path}/${blockId}`)).toEqual(refusal(404, "Not Found", `block ${blockId} was not found`))
  }
  for (const wrong of [`${cb58(41).slice(0, -1)}1`, "041"]) {
    expect(await get(house, `${path}/${wrong}`)).toEqual(
      refusal(
        400,
        "Bad Request",
        `blockId must be a block's height without leading zeros, its ID in CB58 with its checksum, or its hash, not '${wrong}'`,
      ),
    )
  }
})

import { afterAll, beforeAll, expect, test } from "vitest"
import { all, build, type House, now } from "./house.ts"
import { Ledger } from "./ledger.ts"

const firn = new Ledger("43112")
const neve = new Ledger("1337")
const chainId = "43112"

let house: House

beforeAll(async () => {
  house = await build()
  await house.write(chainId, firn.block(now - 60), firn.block(now - 50, [{}, {}]), firn.block(now - 50, [{}]))
  await house.write("1337", neve.block(now - 55), neve.block(now - 50), neve.block(now - 20, [{}]))
})

afterAll(() => house.close())

/** A block of a chain as it is listed. */
const shown = (chainId: string, number: number, timestamp: number, txCount: number, cumulative: number) => {
  const ledger = chainId === "1337" ? neve : firn
  return {
    chainId,
    blockNumber: String(number),
    blockTimestamp: timestamp,
    blockHash: ledger.hash(number),
    txCount,
    baseFee: "25",
    gasUsed: String(21_000 * txCount),
    gasLimit: "8000000",
    gasCost: "0",
    parentHash: number === 0 ? `0x${"0".repeat(64)}` : ledger.hash(number - 1),
    feesSpent: String(21_000 * 25 * txCount),
    cumulativeTransactions: String(cumulative),
  }
}

const blocks = [
  shown("43112", 2, now - 50, 1, 3),
  shown("43112", 1, now - 50, 2, 2),
  shown("43112", 0, now - 60, 0, 0),
] as const
const others = [
  shown("1337", 2, now - 20, 1, 1),
  shown("1337", 1, now - 50, 0, 0),
  shown("1337", 0, now - 55, 0, 0),
] as const

test("the latest blocks are listed, newest first", async () => {
  expect((await house.client.listLatestBlocks({ chainId })).items).toEqual(blocks)
  expect(await all(house.client.listLatestBlocks({ chainId, pageSize: 1 }))).toEqual(blocks)
})

test("the latest blocks of all chains are one list by time, those of one second by chain ID, by either path", async () => {
  const expected = [others[0], others[1], blocks[0], blocks[1], others[2], blocks[2]]
  for (const pageSize of [1, 2, 3, 100]) {
    expect(await all(house.client.listLatestBlocksAllChains({ pageSize }))).toEqual(expected)
    expect(await all(house.client.listAllLatestBlocks({ pageSize }))).toEqual(expected)
  }
})

test.each([
  ["mainnet", others],
  ["testnet", blocks],
  ["fuji", blocks],
] as const)("only blocks of chains of %s", async (network, expected) => {
  expect((await house.client.listLatestBlocksAllChains({ network })).items).toEqual(expected)
})

test("a block is found by its number and by its hash, in any letter case", async () => {
  const hash = firn.hash(1)
  for (const blockId of ["1", hash, `0x${hash.slice(2).toUpperCase()}`]) {
    expect(await house.client.getBlock({ chainId, blockId })).toEqual(blocks[1])
  }
})

test.each(["01", "00000001", "-1", "1.0", "0x1"])(
  "block %s is a 400 that says what a block is asked for by",
  async (blockId) => {
    await expect(house.client.getBlock({ chainId, blockId })).rejects.toMatchObject({
      status: 400,
      body: {
        message: `blockId must be a block number without leading zeros, or a block hash of 0x and 64 hexadecimal digits, not '${blockId}'`,
      },
    })
  },
)

test.each(["3", "9007199254740993", "9".repeat(60), `0x${"1".repeat(64)}`])(
  "block %s is a 404 that names it",
  async (blockId) => {
    await expect(house.client.getBlock({ chainId, blockId })).rejects.toMatchObject({
      status: 404,
      body: { message: `block ${blockId} was not found`, statusCode: 404, error: "Not Found" },
    })
  },
)

test("a chain of which nothing is indexed yet is a 503, until something is", async () => {
  const answer = {
    status: 503,
    body: { message: "chain 7 is not indexed yet", statusCode: 503, error: "Service Unavailable" },
  }
  await expect(house.client.listLatestBlocks({ chainId: "7" })).rejects.toMatchObject(answer)
  await expect(house.client.getBlock({ chainId: "7", blockId: "0" })).rejects.toMatchObject(answer)
  const { headers } = await fetch(`${house.service.url}/v1/chains/7/blocks`)
  expect(headers.get("retry-after")).toBe("5")
  await house.write("7", new Ledger("7").block(now))
  expect((await house.client.listLatestBlocks({ chainId: "7" })).items).toHaveLength(1)
})

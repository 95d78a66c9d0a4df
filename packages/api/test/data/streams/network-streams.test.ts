import { createDataCore, streamPrimaryNetworkChanges } from "@serac/data"
import type { PrimaryNetworkEvent } from "@serac/data/types"
import type { NetworkChange, NetworkChangePosition } from "@serac/store"
import { afterEach, beforeEach, expect, test } from "vitest"
import { get, houseOf, type NetworkHouse, pChain, refusal, xChain } from "../networks/fake-network.ts"
import { cb58, id } from "../networks/ids.ts"

let house: NetworkHouse
let changes: NetworkChange[]
let position: NetworkChangePosition
const stopping: AbortController[] = []

beforeEach(async () => {
  changes = []
  position = {
    sequence: 100,
    heads: [
      { chain: "P", height: 7, id: id(7), timestamp: 70 },
      { chain: "C", height: 9, id: new Uint8Array(32).fill(0xcc), timestamp: 90 },
    ],
  }
  house = await houseOf({
    // What came before sequence 50 is not known any more.
    changes: async ({ after, limit }) =>
      after < 50 ? "gone" : changes.filter(({ sequence }) => sequence > after).slice(0, limit),
    changePosition: async () => position,
  })
})
afterEach(async () => {
  for (const one of stopping.splice(0)) one.abort()
  await house.close()
})

/** The events of a chain as they come. */
function follow(blockchainId: string, after?: string): readonly PrimaryNetworkEvent[] {
  const client = createDataCore({ baseUrl: house.service.url, retry: false })
  const controller = new AbortController()
  stopping.push(controller)
  const events: PrimaryNetworkEvent[] = []
  const parameters = { network: "fuji", blockchainId, ...(after !== undefined && { after }) } as const
  void (async () => {
    for await (const event of streamPrimaryNetworkChanges(client, parameters, controller)) events.push(event)
  })().catch(() => {})
  return events
}

const appended = (sequence: number, chain: "P" | "X" | "C", from: number, to: number): NetworkChange => ({
  kind: "append",
  sequence,
  chain,
  from,
  to,
  at: sequence * 10,
})
const busy = { timeout: 20_000 }

test("a stream begins where its chain is, and tells blocks of that chain and what is of all, in order", async () => {
  const [onP, onC, onX] = [follow("p-chain"), follow("c-chain"), follow("x-chain")]
  await expect.poll(() => [onP.length, onC.length, onX.length], busy).toEqual([1, 1, 1])
  changes.push(appended(101, "P", 8, 9), appended(102, "X", 0, 3), { kind: "metadata", sequence: 103, at: 1030 })
  await expect.poll(() => [onP.length, onC.length, onX.length], busy).toEqual([3, 2, 3])
  expect(onP).toEqual([
    { type: "reset", sequence: "100", chainInfo: pChain, blockNumber: "7", blockHash: cb58(7) },
    { type: "append", sequence: "101", chainInfo: pChain, fromBlock: "8", toBlock: "9", timestamp: 1010 },
    { type: "metadata", sequence: "103", chainInfo: pChain, timestamp: 1030 },
  ])
  expect(onC[0]).toMatchObject({ type: "reset", blockNumber: "9", blockHash: `0x${"cc".repeat(32)}` })
  expect(onX).toEqual([
    { type: "reset", sequence: "100", chainInfo: xChain },
    { type: "append", sequence: "102", chainInfo: xChain, fromBlock: "0", toBlock: "3", timestamp: 1020 },
    { type: "metadata", sequence: "103", chainInfo: xChain, timestamp: 1030 },
  ])
})

test("blocks that were repaired are told of their chain alone", async () => {
  const [onP, onX] = [follow("p-chain", "100"), follow("x-chain", "100")]
  const repaired = { kind: "repair", sequence: 101, chain: "P", from: 3, to: 7, at: 1010 } as const
  changes.push(repaired, { kind: "metadata", sequence: 102, at: 1020 })
  await expect.poll(() => [onP.length, onX.length], busy).toEqual([2, 1])
  expect(onP[0]).toEqual({
    ...{ type: "repair", sequence: "101", chainInfo: pChain, fromBlock: "3", toBlock: "7", timestamp: 1010 },
  })
  expect(onX[0]).toMatchObject({ type: "metadata", sequence: "102" })
})

test("a caller goes on after an event that is known, and begins anew after one that is not", async () => {
  changes.push(appended(101, "P", 8, 8), appended(102, "P", 9, 9))
  position = { ...position, sequence: 102 }
  const [known, lost] = [follow("p-chain", "101"), follow("p-chain", "49")]
  await expect.poll(() => [known.length, lost.length], busy).toEqual([1, 1])
  expect([known[0], lost[0]]).toMatchObject([
    { type: "append", sequence: "102" },
    { type: "reset", sequence: "102" },
  ])
})

test("a chain that is not there is a 404, and an event that is none a 400", async () => {
  const path = "/v1/networks/fuji/blockchains"
  expect(await get(house, `${path}/${cb58(3)}/stream`)).toEqual(
    refusal(404, "Not Found", `blockchain ${cb58(3)} was not found`),
  )
  expect(await get(house, `${path}/p-chain/stream?after=x`)).toEqual(
    refusal(400, "Bad Request", "after must be the sequence of an event, not 'x'"),
  )
})

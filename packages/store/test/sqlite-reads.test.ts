import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type Connection, networkPart } from "../src/engine.ts"
import { openStore } from "../src/index.ts"
import { readTransactions } from "../src/network/reader/transactions.ts"
import type { Query } from "../src/queries/query.ts"
import type { EngineStore } from "../src/store.ts"
import { batchOf, id32, progressOf, transactionOf } from "./conformance/network/rows.ts"

const addresses = Array.from({ length: 360 }, (_, at) => id32(at).subarray(0, 20))
const types = Array.from({ length: 32 }, (_, at) => `Type${String.fromCharCode(65 + at)}Tx`)
let directory: string
let store: EngineStore

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "serac-store-"))
  store = (await openStore({ kind: "sqlite", directory })) as EngineStore
  const writer = await store.openNetworkWriter(7)
  // Every address knows two types, one of which is asked for.
  const transactions = addresses.flatMap((address, at) => [
    transactionOf(0, 2 * at, id32(2 * at, 1), { type: types[at % 32] as string, addresses: [address] }),
    transactionOf(0, 2 * at + 1, id32(2 * at + 1, 1), { type: "OtherTx", addresses: [address] }),
  ])
  const batch = batchOf("P", 0, 1, { transactions })
  await writer.append(batch, progressOf(batch))
  await writer.close()
})
afterAll(async () => {
  await store.close()
  await rm(directory, { recursive: true })
})

test("360 addresses with 32 types are read by the lists that hold something, not by 11,520", async () => {
  const ran: string[] = []
  const found = await store.engine.reader(networkPart(7)).snapshot((connection) => {
    const counting: Connection = {
      all: (query: Query, parameters) => {
        ran.push(query.name)
        return connection.all(query, parameters)
      },
      get: (query: Query, parameters) => {
        ran.push(query.name)
        return connection.get(query, parameters)
      },
    }
    return readTransactions(counting, 7, { chain: "P", addresses, types, order: "asc" }, { limit: 101 })
  })
  expect(found.map(({ index }) => index)).toEqual(Array.from({ length: 101 }, (_, at) => 2 * at))
  expect(ran.filter((name) => name === "list_oldest_first")).toHaveLength(360)
  expect(ran.filter((name) => name === "next_list_key").length).toBeLessThanOrEqual(2 * 360)
})

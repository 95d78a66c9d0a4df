import { setImmediate as turn } from "node:timers/promises"
import { formatNodeId } from "@serac/chain"
import { expect, test, vi } from "vitest"
import type { Connection, Parameters } from "../../engine.ts"
import type { Query } from "../../queries/query.ts"
import type { ValidatorFilter } from "../filters.ts"
import { positionAt, textOf } from "../keys.ts"
import { FragmentMatcher } from "./fragment-matcher.ts"
import { ValidatorBook } from "./validator-book.ts"

const [validations, nodes] = [30_000, 6_000]

function bytes(length: number, number: number): Buffer {
  const found = Buffer.alloc(length)
  found.writeUInt32BE(number)
  return found
}

/** A network whose validators all change in one change. */
const connection = {
  async get() {
    return { change: 1, utxos: 0, added: 0, notes: "[]" }
  },
  async all({ name }: Query, { change, txId, limit }: Parameters) {
    if (name !== "list_changed_validators") return []
    const from = change === 0 ? 0 : Buffer.from(txId as Uint8Array).readUInt32BE() + 1
    return Array.from({ length: Math.min(Number(limit), validations - from) }, (_, at) => ({
      txId: bytes(32, from + at),
      subnetId: bytes(32, 0),
      nodeId: bytes(20, (from + at) % nodes),
      weight: "1",
      delegatorWeight: "0",
      end: 1000,
      status: 1,
      position: from + at,
      delegationShares: null,
      delegationCapacity: null,
      change: 1,
    }))
  },
} as unknown as Connection

async function fullBook(): Promise<ValidatorBook> {
  const book = new ValidatorBook()
  await book.refresh(connection, 1)
  return book
}

const filter: ValidatorFilter = { now: 0, sortBy: "blockIndex", order: "asc" }
/** In no node ID, because the alphabet of node IDs has no zero. */
const fragments = Array.from({ length: 399 }, (_, at) => `NodeID-${"1".repeat(20)}0${at}`)

test("400 fragments cost one look at each node, whatever the number of its validations", async () => {
  const book = await fullBook()
  const looks = vi.spyOn(FragmentMatcher.prototype, "isIn")
  const found = await book.choose({ ...filter, nodeIds: [...fragments, formatNodeId(bytes(20, 7))] }, undefined, 100)
  expect(looks).toHaveBeenCalledTimes(nodes)
  looks.mockRestore()
  expect(found.map(({ cursor }) => cursor[1])).toEqual([7, 6_007, 12_007, 18_007, 24_007])
})

test("others have their turn while validators are looked at", async () => {
  const book = await fullBook()
  let isDone = false
  const chosen = book.choose({ ...filter, nodeIds: fragments }, undefined, 100).finally(() => {
    isDone = true
  })
  let turns = 0
  for (; !isDone; turns += 1) await turn()
  expect(await chosen).toEqual([])
  expect(turns).toBeGreaterThanOrEqual(Math.floor(validations / 4096) + Math.floor(nodes / 4096))
})

test("a page is of the state that it was asked of, whatever changes before it is found", async () => {
  const book = await fullBook()
  const choosing = book.choose({ ...filter, order: "desc" }, undefined, 1)
  await book.refresh(
    {
      get: async () => ({ change: 2, utxos: 0, added: 0, notes: "[]" }),
      all: async ({ name }: Query) =>
        name === "list_changed_validators"
          ? [
              {
                ...((await connection.all(changed, { change: 0, limit: 1 }))[0] as object),
                position: 99_999,
                change: 2,
              },
            ]
          : [],
    } as unknown as Connection,
    1,
  )
  expect((await choosing).map(({ txId }) => textOf(txId))).toEqual([textOf(bytes(32, validations - 1))])
  const [newest] = await book.choose({ ...filter, order: "desc" }, undefined, 1)
  expect(newest?.cursor.slice(0, 2)).toEqual(Object.values(positionAt(99_999)))
})

const changed = { name: "list_changed_validators" } as Query

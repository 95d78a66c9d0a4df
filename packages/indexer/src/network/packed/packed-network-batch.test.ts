import type { NetworkBatch } from "@serac/store"
import fc from "fast-check"
import { expect, test } from "vitest"
import { newBatch } from "../batch.ts"
import { PackedNetworkBatch } from "./packed-network-batch.ts"

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
const id = bytes(32)
const seconds = fc.maxSafeNat()
const json = fc.string({ unit: "binary", maxLength: 40 }).filter((text) => !/\p{Surrogate}/u.test(text))
const key = fc.record({ txId: id, outputIndex: fc.nat() })
const chain = fc.constantFrom("P" as const, "X" as const, "C" as const)
const type = fc.constantFrom("BaseTx", "ImportTx", "BanffStandardBlock")

const shown = { height: fc.nat(), id, parentId: id, timestamp: seconds, transactionCount: fc.nat(), type, json }
const block = fc.oneof(fc.record(shown), fc.record({ ...shown, proposer: fc.option(bytes(20)) }))
const transaction = fc.record({
  height: fc.nat(),
  index: fc.nat(),
  id,
  type,
  timestamp: seconds,
  inputs: fc.array(key, { maxLength: 3 }),
  outputs: fc.nat(),
  assets: fc.array(id, { maxLength: 2 }),
  addresses: fc.array(bytes(20), { maxLength: 3 }),
  fragment: json,
})
const terms = {
  txId: id,
  outputIndex: fc.nat(),
  id,
  createdOn: chain,
  consumedOn: chain,
  assetId: id,
  amount: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
  addresses: fc.array(bytes(20), { maxLength: 3 }),
  threshold: fc.nat(),
  height: fc.nat(),
  timestamp: seconds,
  locktime: seconds,
  stakeableLocktime: seconds,
  staked: fc.boolean(),
  isTransfer: fc.boolean(),
}
const utxo = fc.oneof(
  fc.record(terms),
  fc.record({ ...terms, platformFragment: json }),
  fc.record({ ...terms, fragment: json }),
  fc.record({ ...terms, platformFragment: json, fragment: json }),
)
const consumed = { txId: id, outputIndex: fc.nat(), consumingTx: id, height: fc.nat(), timestamp: seconds }
const consumption = fc.oneof(fc.record(consumed), fc.record({ ...consumed, credentials: json }))

const batch = fc
  .record({
    blocks: fc.array(block, { maxLength: 4 }),
    transactions: fc.array(transaction, { maxLength: 4 }),
    utxos: fc.array(utxo, { maxLength: 4 }),
    consumptions: fc.array(consumption, { maxLength: 4 }),
    returned: fc.array(key, { maxLength: 2 }),
  })
  .map((rows): NetworkBatch => ({ ...newBatch("P"), ...rows, periods: [] }))

/** A batch as plain values, whatever classes its byte strings have. */
function plain({ ...packed }: NetworkBatch): unknown {
  return JSON.parse(
    JSON.stringify(packed, (_, value) => {
      if (typeof value === "bigint") return `${value}n`
      if (value?.type === "Buffer") return Buffer.from(value.data).toString("hex")
      return value instanceof Uint8Array ? Buffer.from(value).toString("hex") : value
    }),
  )
}

/** The batch as another thread receives it. */
function sent(packed: PackedNetworkBatch): PackedNetworkBatch {
  return new PackedNetworkBatch(structuredClone(packed.message, { transfer: [...packed.transferred] }))
}

function rowsOf(all: NetworkBatch): NetworkBatch {
  const { chain, blocks, transactions, utxos, consumptions, returned, assets } = all
  const { stakers, l1Validators, subnets, blockchains, rewards, periods = [] } = all
  const many = { blocks, transactions, utxos, consumptions, returned, periods }
  return { ...many, chain, assets, stakers, l1Validators, subnets, blockchains, rewards }
}

test("a packed batch has the rows that it was made of, also in another thread", () => {
  fc.assert(
    fc.property(batch, (all) => {
      const packed = PackedNetworkBatch.of(all)
      expect(plain(rowsOf(sent(packed)))).toEqual(plain(rowsOf(all)))
      expect(packed.counts).toEqual({
        blocks: all.blocks.length,
        transactions: all.transactions.length,
        utxos: all.utxos.length,
        consumptions: all.consumptions.length,
      })
    }),
  )
})

test("more than fits into the first memory is packed too", () => {
  const text = "é".repeat(300_000)
  const row = { height: 1, id: new Uint8Array(32), timestamp: 2, transactionCount: 0, type: "t" }
  const blocks = [text, `${text}a`, "b"].map((json, at) => {
    return { ...row, parentId: new Uint8Array(40_000).fill(at), json }
  })
  const found = sent(PackedNetworkBatch.of({ ...newBatch("X"), blocks })).blocks
  expect(found.map(({ json, parentId }) => [json, parentId.length, parentId[39_999]])).toEqual([
    [text, 40_000, 0],
    [`${text}a`, 40_000, 1],
    ["b", 40_000, 2],
  ])
})

test("byte strings that are one object are sent once", () => {
  const txId = new Uint8Array(32).fill(5)
  const consumption = { txId, outputIndex: 0, consumingTx: txId, height: 1, timestamp: 2 }
  const { message } = PackedNetworkBatch.of({ ...newBatch("P"), consumptions: [consumption, consumption] })
  expect(message.rows.bytes).toEqual(txId)
})

test("what is sent beside the rows takes nothing along that it was a part of", () => {
  const whole = new Uint8Array(8192).fill(1)
  const returned = [{ txId: whole.subarray(32, 64), outputIndex: 3 }]
  const { others } = PackedNetworkBatch.of({ ...newBatch("P"), returned }).message
  expect({ returned: others.returned, bytes: others.returned[0]?.txId.buffer.byteLength }).toEqual({
    returned,
    bytes: 32,
  })
})

import { expect, test } from "vitest"
import * as chain from "../src/index.ts"
import { fixture, fromHex, toHex } from "./vectors.ts"

interface Ledger {
  readonly blocks: readonly { bytes: string }[]
}

const { p, x } = fixture<{ p: readonly string[]; x: readonly string[] }>("utxos")

test("every recorded UTXO encodes to the recorded bytes", () => {
  expect([p.length, x.length]).toEqual([109, 76])
  for (const bytes of p) expect(toHex(chain.encodePChainUtxo(chain.decodePChainUtxo(fromHex(bytes))))).toBe(bytes)
  for (const bytes of x) expect(toHex(chain.encodeXChainUtxo(chain.decodeXChainUtxo(fromHex(bytes))))).toBe(bytes)
})

const pTransactions = fixture<Ledger>("ledger-p-chain").blocks.flatMap(({ bytes }) => {
  const block = chain.decodePChainBlock(fromHex(bytes))
  return block.transactions
})
const cTransactions = fixture<{ blocks: readonly { blockExtraData: string }[] }>("ledger-c-chain").blocks.flatMap(
  ({ blockExtraData }) => chain.decodeAtomicBatch(fromHex(blockExtraData)),
)
const xTransactions = fixture<Ledger>("ledger-x-chain").blocks.flatMap(
  ({ bytes }) => chain.decodeXChainBlock(fromHex(bytes)).transactions,
)
const genesis = chain.buildGenesis(fixture<{ recorded: { file: string } }>("genesis").recorded.file)

test("what a transaction creates and what it exports have consecutive indices", () => {
  const exports = xTransactions.filter(({ unsigned }) => unsigned.type === "ExportTx")
  expect(exports).toHaveLength(7)
  for (const transaction of exports) {
    const created = chain.createdXChainUtxos(transaction)
    const exported = chain.exportedXChainUtxos(transaction)
    const indices = [...created, ...exported].map(({ outputIndex }) => outputIndex)
    expect(exported.length).toBeGreaterThan(0)
    expect(indices).toEqual(indices.map((_, index) => index))
  }
})

test("every UTXO that the node reported on X is made from the chains' transactions and the genesis", () => {
  const made = new Set([
    ...genesis.xChain.assets.flatMap(({ utxos }) => utxos).map((utxo) => toHex(chain.encodeXChainUtxo(utxo))),
    ...xTransactions.flatMap(chain.createdXChainUtxos).map((utxo) => toHex(chain.encodeXChainUtxo(utxo))),
    ...pTransactions.flatMap(chain.exportedPChainUtxos).map((utxo) => toHex(chain.encodePChainUtxo(utxo))),
    ...cTransactions.flatMap(chain.exportedCChainUtxos).map((utxo) => toHex(chain.encodeCChainUtxo(utxo))),
  ])
  expect(x.filter((bytes) => !made.has(bytes))).toEqual([])
})

test("every UTXO that the node reported on P is made so too, or is a stake or a reward behind its staker's outputs", () => {
  const made = new Set([
    ...genesis.utxos.map((utxo) => toHex(chain.encodePChainUtxo(utxo))),
    ...pTransactions.flatMap(chain.createdPChainUtxos).map((utxo) => toHex(chain.encodePChainUtxo(utxo))),
    ...xTransactions.flatMap(chain.exportedXChainUtxos).map((utxo) => toHex(chain.encodeXChainUtxo(utxo))),
    ...cTransactions.flatMap(chain.exportedCChainUtxos).map((utxo) => toHex(chain.encodeCChainUtxo(utxo))),
  ])
  const origins = new Map(pTransactions.map((transaction) => [chain.formatId(transaction.id), transaction.unsigned]))
  const others = p.filter((bytes) => !made.has(bytes)).map((bytes) => chain.decodePChainUtxo(fromHex(bytes)))
  const kinds = others.map(({ txID, outputIndex }) => {
    const origin = origins.get(chain.formatId(txID))
    if (origin === undefined || !("outputs" in origin)) throw new Error("from nowhere")
    expect(outputIndex).toBeGreaterThanOrEqual(origin.outputs.length)
    return origin.type
  })
  expect([...new Set(kinds)].toSorted()).toEqual(["AddPermissionlessDelegatorTx", "AddPermissionlessValidatorTx"])
})

test("a UTXO's id is refused for anything but 32 bytes and an index of 32 bits", () => {
  for (const [txID, index] of [
    [new Uint8Array(31), 0],
    [new Uint8Array(32), -1],
    [new Uint8Array(32), 2 ** 32],
    [new Uint8Array(32), 0.5],
  ] as const) {
    expect(() => chain.utxoId(txID, index)).toThrow(chain.CodecError)
  }
})

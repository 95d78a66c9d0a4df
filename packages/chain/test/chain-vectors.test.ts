import { createHash } from "node:crypto"
import { describe, expect, test } from "vitest"
import * as chain from "../src/index.ts"
import { fixture, fromHex, toHex } from "./vectors.ts"

interface Utxo {
  readonly utxoID: string
  readonly outputIndex: number
  readonly bytes: string
}

interface Transaction {
  readonly name: string
  readonly typeID: number
  readonly txID: string
  readonly bytes: string
  readonly unsignedBytes: string
  readonly signHash: string
  readonly inputs?: readonly { txID: string; outputIndex: number; utxoID: string }[]
  readonly inputIDs?: readonly string[]
  readonly utxos: readonly Utxo[]
  readonly json: unknown
  readonly jsonText?: string
}

interface Block {
  readonly name: string
  readonly blockID: string
  readonly parentID: string
  readonly height: string
  readonly time?: string
  readonly txIDs: readonly string[]
  readonly bytes: string
  readonly json: unknown
  readonly jsonText?: string
}

const { formatId, utxoId } = chain
const textOf = ({ json, jsonText }: { json: unknown; jsonText?: string }) => jsonText ?? JSON.stringify(json)
const sha256 = (bytes: Uint8Array) => `0x${createHash("sha256").update(bytes).digest("hex")}`

const identity = ({ txID, bytes, unsignedBytes, signHash }: Transaction) => ({ txID, bytes, unsignedBytes, signHash })
const identityOf = (transaction: { id: Uint8Array; bytes: Uint8Array; unsignedBytes: Uint8Array }) => ({
  txID: formatId(transaction.id),
  bytes: toHex(transaction.bytes),
  unsignedBytes: toHex(transaction.unsignedBytes),
  signHash: sha256(transaction.unsignedBytes),
})

const utxoOf = <T extends { txID: Uint8Array; outputIndex: number }>(utxo: T, bytes: Uint8Array) => ({
  utxoID: formatId(utxoId(utxo.txID, utxo.outputIndex)),
  outputIndex: utxo.outputIndex,
  bytes: toHex(bytes),
})
const utxosIn = ({ utxos }: Transaction) =>
  utxos.map(({ utxoID, outputIndex, bytes }) => ({ utxoID, outputIndex, bytes }))

interface Reference {
  readonly txID: Uint8Array
  readonly outputIndex: number
}
const references = (inputs: readonly Reference[]) =>
  inputs.map(({ txID, outputIndex }) => formatId(utxoId(txID, outputIndex)))

describe("X-Chain transactions", () => {
  const { transactions } = fixture<{ transactions: Transaction[] }>("x-transactions")

  test.each(transactions)("$name", (vector) => {
    const transaction = chain.decodeXChainTransaction(fromHex(vector.bytes))
    const { unsigned } = transaction
    expect(identityOf(transaction)).toEqual(identity(vector))
    expect(toHex(chain.encodeXChainTransaction(transaction))).toBe(vector.bytes)
    expect(chain.toXChainJson(transaction)).toBe(textOf(vector))
    const created = chain.createdXChainUtxos(transaction)
    expect(created.map((utxo) => utxoOf(utxo, chain.encodeXChainUtxo(utxo)))).toEqual(utxosIn(vector))
    for (const { bytes } of vector.utxos) {
      expect(toHex(chain.encodeXChainUtxo(chain.decodeXChainUtxo(fromHex(bytes))))).toBe(bytes)
    }
    const consumed: Reference[] = [
      ...unsigned.inputs,
      ...(unsigned.type === "ImportTx" ? unsigned.importedInputs : []),
      ...(unsigned.type === "OperationTx" ? unsigned.operations.flatMap(({ inputIDs }) => inputIDs) : []),
    ]
    expect(references(consumed)).toEqual(vector.inputs?.map(({ utxoID }) => utxoID))
  })
})

describe("P-Chain transactions", () => {
  const { transactions } = fixture<{ transactions: Transaction[] }>("p-transactions")
  const helicon = fixture<{ transactions: Transaction[] }>("p-transactions-helicon").transactions

  test.each([...transactions, ...helicon])("$name", (vector) => {
    const transaction = chain.decodePChainTransaction(fromHex(vector.bytes))
    const { unsigned } = transaction
    expect(identityOf(transaction)).toEqual(identity(vector))
    expect(toHex(chain.encodePChainTransaction(transaction))).toBe(vector.bytes)
    expect(chain.toPChainJson(transaction)).toBe(textOf(vector))
    const created = chain.createdPChainUtxos(transaction)
    expect(created.map((utxo) => utxoOf(utxo, chain.encodePChainUtxo(utxo)))).toEqual(utxosIn(vector))
    const consumed: Reference[] = [
      ...("inputs" in unsigned ? unsigned.inputs : []),
      ...(unsigned.type === "ImportTx" ? unsigned.importedInputs : []),
    ]
    expect(references(consumed).toSorted()).toEqual(vector.inputIDs?.toSorted())
  })
})

interface Batch {
  readonly name: string
  readonly txIDs: readonly string[]
  readonly blockExtraData: string
}

interface Rejected {
  readonly name: string
  readonly batch: boolean
  readonly bytes: string
}

describe("atomic C-Chain transactions", () => {
  const { transactions, batches, rejected } = fixture<{
    transactions: (Transaction & { blockExtraData: string })[]
    batches: Batch[]
    rejected: Rejected[]
  }>("c-atomic")

  test.each(transactions)("$name", (vector) => {
    const transaction = chain.decodeCChainAtomicTransaction(fromHex(vector.bytes))
    const { unsigned } = transaction
    expect(identityOf(transaction)).toEqual(identity(vector))
    expect(toHex(chain.encodeCChainAtomicTransaction(transaction))).toBe(vector.bytes)
    expect(toHex(chain.encodeAtomicBatch([transaction]))).toBe(vector.blockExtraData)
    expect(chain.toCChainAtomicJson(transaction)).toBe(textOf(vector))
    const exported = chain.exportedCChainUtxos(transaction)
    expect(exported.map((utxo) => utxoOf(utxo, chain.encodeCChainUtxo(utxo)))).toEqual(utxosIn(vector))
    if (unsigned.type === "ImportTx") {
      expect(references(unsigned.importedInputs).toSorted()).toEqual(vector.inputIDs?.toSorted())
    }
  })

  test.each(batches)("batch of $name", ({ blockExtraData, txIDs }) => {
    const batch = chain.decodeAtomicBatch(fromHex(blockExtraData))
    expect(batch.map(({ id }) => formatId(id))).toEqual(txIDs)
    expect(toHex(chain.encodeAtomicBatch(batch))).toBe(blockExtraData)
  })

  test.each(rejected)("refused: $name", ({ batch, bytes }) => {
    const decode = batch ? chain.decodeAtomicBatch : chain.decodeCChainAtomicTransaction
    expect(() => decode(fromHex(bytes))).toThrow(chain.CodecError)
  })

  test("no bytes are no transactions, and none are no bytes", () => {
    expect(chain.decodeAtomicBatch(new Uint8Array())).toEqual([])
    expect(chain.encodeAtomicBatch([])).toEqual(new Uint8Array())
  })
})

describe("blocks", () => {
  test.each(fixture<{ blocks: Block[] }>("p-blocks").blocks)("P-Chain: $name", (vector) => {
    const block = chain.decodePChainBlock(fromHex(vector.bytes))
    const own = "transaction" in block ? [block.transaction] : []
    expect({
      blockID: formatId(block.id),
      parentID: formatId(block.parentID),
      height: `${block.height}`,
      time: "time" in block ? `${block.time}` : undefined,
      txIDs: [...block.transactions, ...own].map(({ id }) => formatId(id)).toSorted(),
      bytes: toHex(chain.encodePChainBlock(block)),
      json: chain.toPChainJson(block),
    }).toEqual({
      blockID: vector.blockID,
      parentID: vector.parentID,
      height: vector.height,
      time: vector.time,
      txIDs: vector.txIDs.toSorted(),
      bytes: vector.bytes,
      json: textOf(vector),
    })
  })

  test.each(fixture<{ blocks: Block[] }>("x-blocks").blocks)("X-Chain: $name", (vector) => {
    const block = chain.decodeXChainBlock(fromHex(vector.bytes))
    expect({
      blockID: formatId(block.id),
      parentID: formatId(block.parentID),
      height: `${block.height}`,
      time: `${block.time}`,
      txIDs: block.transactions.map(({ id }) => formatId(id)),
      bytes: toHex(chain.encodeXChainBlock(block)),
      json: chain.toXChainJson(block),
    }).toEqual({
      blockID: vector.blockID,
      parentID: vector.parentID,
      height: vector.height,
      time: vector.time,
      txIDs: vector.txIDs,
      bytes: vector.bytes,
      json: textOf(vector),
    })
  })
})

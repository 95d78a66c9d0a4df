import { expect, test } from "vitest"
import {
  decodeAtomicBatch,
  decodeContainer,
  decodePChainBlock,
  decodePChainTransaction,
  decodeXChainBlock,
  decodeXChainTransaction,
  encodeAtomicBatch,
  encodeContainer,
  encodePChainBlock,
  encodeXChainBlock,
  formatId,
  parseId,
  toPChainJson,
  toXChainJson,
  verifyContainer,
} from "../src/index.ts"
import { fixture, fromHex, toHex } from "./vectors.ts"

interface Block {
  readonly height: number
  readonly bytes: string
  readonly json: string
  readonly containerID?: string
  readonly before?: string
  readonly behind?: string
}

interface Ledger {
  readonly chainID: string
  readonly blocks: readonly Block[]
}

interface AtomicLedger {
  readonly chainID: string
  readonly blocks: readonly { blockExtraData: string; containerID: string; container: string }[]
}

const p = fixture<Ledger>("ledger-p-chain")
const x = fixture<Ledger>("ledger-x-chain")
const c = fixture<AtomicLedger>("ledger-c-chain")

const idsIn = (json: string) => {
  const { id, txs = [], tx } = JSON.parse(json)
  return { id, transactions: txs.map((each: { id: string }) => each.id), transaction: tx?.id }
}

test("every recorded P-Chain block has the recorded ids and encodes to the recorded bytes", () => {
  expect(p.blocks).toHaveLength(135)
  for (const { height, bytes, json } of p.blocks) {
    const block = decodePChainBlock(fromHex(bytes))
    expect(toHex(encodePChainBlock(block))).toBe(bytes)
    expect(block.height).toBe(BigInt(height))
    expect({
      id: formatId(block.id),
      transactions: block.transactions.map(({ id }) => formatId(id)),
      transaction: "transaction" in block ? formatId(block.transaction.id) : undefined,
    }).toEqual(idsIn(json))
  }
})

test("every recorded X-Chain block has the recorded ids and encodes to the recorded bytes", () => {
  expect(x.blocks).toHaveLength(58)
  for (const { height, bytes, json } of x.blocks) {
    const block = decodeXChainBlock(fromHex(bytes))
    expect(toHex(encodeXChainBlock(block))).toBe(bytes)
    expect(block.height).toBe(BigInt(height))
    expect({
      id: formatId(block.id),
      transactions: block.transactions.map(({ id }) => formatId(id)),
      transaction: undefined,
    }).toEqual(idsIn(json))
  }
})

test("every recorded block has the node's own JSON, to the byte", () => {
  for (const { bytes, json } of p.blocks) expect(toPChainJson(decodePChainBlock(fromHex(bytes)))).toBe(json)
  for (const { bytes, json } of x.blocks) expect(toXChainJson(decodeXChainBlock(fromHex(bytes)))).toBe(json)
})

test("a transaction inside of a block has the bytes and the id that it has alone", () => {
  const pTransactions = p.blocks.flatMap(({ bytes }) => decodePChainBlock(fromHex(bytes)).transactions)
  const xTransactions = x.blocks.flatMap(({ bytes }) => decodeXChainBlock(fromHex(bytes)).transactions)
  expect([pTransactions.length, xTransactions.length]).toEqual([124, 69])
  for (const transaction of pTransactions) {
    const alone = decodePChainTransaction(transaction.bytes)
    expect(alone).toEqual(transaction)
    expect([alone.id, alone.unsignedBytes]).toEqual([transaction.id, transaction.unsignedBytes])
  }
  for (const transaction of xTransactions) {
    const alone = decodeXChainTransaction(transaction.bytes)
    expect(alone).toEqual(transaction)
    expect([alone.id, alone.unsignedBytes]).toEqual([transaction.id, transaction.unsignedBytes])
  }
})

test("every recorded container of P and X has its recorded id, holds its block, and is signed for its chain", () => {
  let signed = 0
  for (const { chainID, blocks } of [p, x]) {
    for (const { bytes, containerID, before, behind } of blocks.slice(1)) {
      const whole = `${before}${bytes.slice(2)}${behind}`
      const container = decodeContainer(fromHex(whole))
      expect(formatId(container.id)).toBe(containerID)
      expect(toHex(container.block)).toBe(bytes)
      expect(toHex(encodeContainer(container))).toBe(whole)
      expect(verifyContainer(container, parseId(chainID))).toBe(true)
      if (container.proposer !== undefined) signed++
    }
  }
  expect(signed).toBe(71)
})

test("every recorded atomic batch encodes to the recorded bytes", () => {
  const types = c.blocks.flatMap(({ blockExtraData }) => {
    const batch = decodeAtomicBatch(fromHex(blockExtraData))
    expect(toHex(encodeAtomicBatch(batch))).toBe(blockExtraData)
    return batch.map(({ unsigned }) => unsigned.type)
  })
  expect(types.toSorted()).toEqual([...Array(5).fill("ExportTx"), ...Array(4).fill("ImportTx")])
})

test("bytes in a Buffer, wherever they begin, decode to plain arrays and the same ids", () => {
  const { bytes, json } = x.blocks[1] as Block
  const padded = Buffer.concat([Buffer.alloc(3), Buffer.from(fromHex(bytes))]).subarray(3)
  const block = decodeXChainBlock(padded)
  const transaction = block.transactions[0]
  expect(formatId(block.id)).toBe(idsIn(json).id)
  expect(transaction?.unsigned.blockchainID.constructor).toBe(Uint8Array)
  const alone = decodeXChainTransaction(Buffer.from(transaction?.bytes ?? []))
  expect(alone.bytes.constructor).toBe(Uint8Array)
  expect(alone.id).toEqual(transaction?.id)
})

test("ids are made with the hash that is given", () => {
  const { bytes } = p.blocks[1] as Block
  const sha256 = (input: Uint8Array) => Uint8Array.of(input.length >> 8, input.length)
  const block = decodePChainBlock(fromHex(bytes), { sha256 })
  expect(block.id).toEqual(sha256(block.bytes))
  expect(block.transactions.map(({ id }) => id)).toEqual(block.transactions.map((each) => sha256(each.bytes)))
  expect(block.transactions).toHaveLength(1)
})

import { readFileSync } from "node:fs"
import {
  decodePChainBlock,
  decodeXChainBlock,
  decodeXChainTransaction,
  exportedCChainUtxos,
  exportedPChainUtxos,
  formatId,
  networkFees,
} from "@serac/chain"
import { type AtomicUtxo, Journal, LedgerError, SharedMemory, XChain } from "@serac/ledger"
import { expect, test } from "vitest"
import { atomicOf, blocksOf, bytesOf, genesisOf, type RecordedBlock, type RecordingName } from "./recording.ts"

const zeroID = new Uint8Array(32)

/** An X-Chain as a recorded network began it, with all that P and C ever sent it. */
function beginning(name: RecordingName) {
  const genesis = genesisOf(name)
  const { xChainID, cChainID } = genesis
  const journal = new Journal()
  const memory = new SharedMemory(journal)
  const isToX = (chainID: Uint8Array) => formatId(chainID) === formatId(xChainID)
  for (const { bytes } of blocksOf(name, "p-chain"))
    for (const transaction of decodePChainBlock(bytesOf(bytes)).transactions)
      if (transaction.unsigned.type === "ExportTx" && isToX(transaction.unsigned.destinationChain))
        for (const utxo of exportedPChainUtxos(transaction)) memory.between(zeroID, xChainID).add(utxo as AtomicUtxo)
  for (const transaction of atomicOf(name))
    if (transaction.unsigned.type === "ExportTx" && isToX(transaction.unsigned.destinationChain))
      for (const utxo of exportedCChainUtxos(transaction)) memory.between(cChainID, xChainID).add(utxo)
  const time = { seconds: 1_700_000_000 }
  const clock = { now: () => time.seconds * 1000 }
  return { genesis, journal, memory, time, chain: new XChain({ journal, memory, clock, genesis }) }
}

type Json = { readonly id: string; readonly time: number; readonly txs: readonly { readonly id: string }[] }
const jsonOf = ({ json }: RecordedBlock) => JSON.parse(json) as Json

const amounts = (utxos: Iterable<{ assetID: Uint8Array; output: object }>, avax: Uint8Array) => {
  let sum = 0n
  for (const { assetID, output } of utxos)
    if (Buffer.compare(assetID, avax) === 0 && "amount" in output) sum += output.amount as bigint
  return sum
}

test.each(["durango", "helicon"] as const)("accepts every recorded block of a network (%s), whole", (name) => {
  const { chain, time, genesis, memory } = beginning(name)
  const { avaxAssetID, xChainID, cChainID } = genesis
  const values = (utxos: Iterable<[string, AtomicUtxo]>) => [...utxos].map(([, utxo]) => utxo)
  const all = () =>
    [
      chain.state.utxos,
      ...[zeroID, cChainID].flatMap((other) => [memory.between(xChainID, other), memory.between(other, xChainID)]),
    ].flatMap((set) => values(set as Iterable<[string, AtomicUtxo]>))
  const before = amounts(all(), avaxAssetID)
  const [first, ...rest] = blocksOf(name, "x-chain") as [RecordedBlock, ...RecordedBlock[]]
  expect(Buffer.from(chain.last.bytes).toString("hex")).toBe(first.bytes.slice(2))
  for (const block of rest) {
    const { id, time: seconds } = jsonOf(block)
    time.seconds = seconds
    expect(formatId(chain.accept(bytesOf(block.bytes)).id)).toBe(id)
  }
  const { txFee } = networkFees(genesis.networkID)
  const count = rest.reduce((sum, block) => sum + jsonOf(block).txs.length, 0)
  // Every transaction burns the fee and no more, as those who made it wrote it.
  expect({ height: chain.last.height, burned: before - amounts(all(), avaxAssetID) }).toEqual({
    height: rest.length,
    burned: txFee * BigInt(count),
  })
})

test("makes of the recorded transactions, as they are issued, the blocks that were recorded", () => {
  const { chain, time } = beginning("durango")
  for (const block of blocksOf("durango", "x-chain").slice(1)) {
    const { txs, time: seconds, id } = jsonOf(block)
    time.seconds = seconds
    const { transactions } = decodeXChainBlock(bytesOf(block.bytes))
    expect(transactions.map(({ bytes }) => formatId(chain.issue(bytes)))).toEqual(txs.map((one) => one.id))
    expect(formatId(chain.build()?.id as Uint8Array)).toBe(id)
  }
})

interface Refusal {
  readonly chain: string
  readonly name: string
  readonly tx: string
  readonly error?: string
}

test("refuses what a node refused, in its words, and accepts what it accepted", () => {
  const path = new URL("../../../../tools/prove/fixtures/refused-transactions.json", import.meta.url)
  const entries = (JSON.parse(readFileSync(path, "utf8")) as Refusal[]).filter(({ chain }) => chain === "X")
  const { chain, time } = beginning("durango")
  const idOf = (tx: string) => formatId(decodeXChainTransaction(bytesOf(tx)).id)
  const accepted = new Set(entries.filter(({ error }) => error === undefined).map(({ tx }) => idOf(tx)))
  const [first] = accepted
  for (const block of blocksOf("durango", "x-chain").slice(1)) {
    const { txs, time: seconds } = jsonOf(block)
    time.seconds = seconds
    if (txs.some(({ id }) => id === first)) break
    chain.accept(bytesOf(block.bytes))
  }
  const verdicts = entries.map(({ name, tx }) => {
    try {
      chain.issue(bytesOf(tx))
      chain.build()
      return { name }
    } catch (error) {
      if (!(error instanceof LedgerError)) throw error
      return { name, error: error.message }
    }
  })
  expect(verdicts).toEqual(entries.map(({ name, error }) => (error === undefined ? { name } : { name, error })))
})

import { decodeXChainBlock, decodeXChainTransaction, formatId, networkFees } from "@serac/chain"
import { expect, test } from "vitest"
import { type AtomicUtxo, Journal, SharedMemory, XChain, zeroID } from "../../src/ledger/index.ts"
import { supply } from "./recorded-exports.ts"
import { verdictsOf, verdictsOn } from "./recorded-refusals.ts"
import { blocksOf, bytesOf, genesisOf, type RecordedBlock, type RecordingName } from "./recording.ts"

/** An X-Chain in the initial state of a recorded network, with all outputs that P and C sent to it. */
function beginning(name: RecordingName) {
  const genesis = genesisOf(name)
  const journal = new Journal()
  const memory = new SharedMemory(journal)
  supply(memory, name, genesis, genesis.xChainID)
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
  // Every transaction burns exactly the fee.
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

test("refuses what a node refused, in its words, and accepts what it accepted", () => {
  const entries = verdictsOn("X")
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
  expect(verdictsOf(chain, entries)).toEqual(entries)
})

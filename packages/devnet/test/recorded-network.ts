import { decodeAtomicBatch, decodePChainBlock, exportedPChainUtxos, formatId } from "@serac/chain"
import type { ChainNames } from "../src/interfaces/addresses/chain-names.ts"
import { AtomicTransactions, type AtomicUtxo, Journal, SharedMemory, XChain, zeroID } from "../src/ledger/index.ts"
import { blocksOf, bytesOf, cBlocksOf, genesisOf } from "./ledger/recording.ts"

/** The X-Chain and the atomic side of the C-Chain of the recorded network, in their final state. */
export function recordedNetwork() {
  const genesis = genesisOf("durango")
  const { xChainID, cChainID } = genesis
  const journal = new Journal()
  const memory = new SharedMemory(journal)
  for (const { bytes } of blocksOf("durango", "p-chain"))
    for (const transaction of decodePChainBlock(bytesOf(bytes)).transactions)
      if (transaction.unsigned.type === "ExportTx")
        for (const utxo of exportedPChainUtxos(transaction))
          memory.between(zeroID, transaction.unsigned.destinationChain).add(utxo as AtomicUtxo)
  const clock = { now: () => Date.parse("2026-11-21T08:00:00Z") }
  const chain = new XChain({ journal, memory, clock, genesis })
  const atomic = new AtomicTransactions({ journal, memory, clock, genesis })
  // A block with an import must come after the one with the export, regardless of their timestamps, so the chains may wait for each other.
  const waiting = [
    blocksOf("durango", "x-chain")
      .slice(1)
      .map(
        ({ bytes }) =>
          () =>
            void chain.accept(bytesOf(bytes)),
      ),
    cBlocksOf("durango").map(({ block }) => () => {
      const batch = decodeAtomicBatch(bytesOf(block.blockExtraData ?? "0x"))
      journal.attempt(() => atomic.accept(Number(block.number), batch))
    }),
  ]
  while (waiting.some((some) => some.length > 0)) {
    const before = waiting.map((some) => some.length).join()
    for (const some of waiting) acceptAll(some)
    if (before === waiting.map((some) => some.length).join()) throw new Error("neither chain can go on")
  }
  const ids = { P: zeroID, platform: zeroID, X: xChainID, avm: xChainID, C: cChainID, evm: cChainID }
  const byName = new Map(
    Object.entries(ids).flatMap(
      ([name, id]) =>
        [
          [name, id],
          [formatId(id), id],
        ] as const,
    ),
  )
  const names: ChainNames = {
    lookup: (name) => byName.get(name),
    primaryAlias: (id) => Object.entries(ids).find(([, one]) => formatId(one) === formatId(id))?.[0] ?? formatId(id),
  }
  return { chain, atomic, names, clock }
}

/** Accepts blocks until one has to wait for another chain. */
function acceptAll(blocks: (() => void)[]): void {
  while (blocks[0]) {
    try {
      blocks[0]()
    } catch {
      return
    }
    blocks.shift()
  }
}

import {
  decodePChainBlock,
  decodeXChainBlock,
  exportedCChainUtxos,
  exportedPChainUtxos,
  exportedXChainUtxos,
  type Genesis,
} from "@serac/chain"
import { type AtomicUtxo, keyOf, type SharedMemory, zeroID } from "../../src/ledger/index.ts"
import { atomicOf, blocksOf, bytesOf, type RecordingName } from "./recording.ts"

interface Exported {
  readonly source: Uint8Array
  readonly destination: Uint8Array
  readonly utxos: readonly unknown[]
}

/** All exports of a recorded network's chains. */
function exportsOf(name: RecordingName, { xChainID, cChainID }: Genesis): readonly Exported[] {
  const exported: Exported[] = []
  const note = <T extends { readonly unsigned: object }>(
    source: Uint8Array,
    transactions: readonly T[],
    utxosOf: (transaction: T) => readonly unknown[],
  ) => {
    for (const transaction of transactions)
      if ("destinationChain" in transaction.unsigned) {
        const destination = transaction.unsigned.destinationChain as Uint8Array
        exported.push({ source, destination, utxos: utxosOf(transaction) })
      }
  }
  for (const { bytes } of blocksOf(name, "p-chain"))
    note(zeroID, decodePChainBlock(bytesOf(bytes)).transactions, exportedPChainUtxos)
  for (const { bytes } of blocksOf(name, "x-chain"))
    note(xChainID, decodeXChainBlock(bytesOf(bytes)).transactions, exportedXChainUtxos)
  note(cChainID, atomicOf(name), exportedCChainUtxos)
  return exported
}

/** Adds to a shared memory everything that the other chains of a recorded network sent to one chain. */
export function supply(memory: SharedMemory, name: RecordingName, genesis: Genesis, chainID: Uint8Array): void {
  for (const { source, destination, utxos } of exportsOf(name, genesis))
    if (keyOf(destination) === keyOf(chainID))
      for (const utxo of utxos) memory.between(source, chainID).add(utxo as AtomicUtxo)
}

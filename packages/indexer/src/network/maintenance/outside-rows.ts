import {
  CodecError,
  createdPChainUtxos,
  createdXChainUtxos,
  decodePChainTransaction,
  decodePChainUtxo,
  decodeXChainTransaction,
  decodeXChainUtxo,
  exportedPChainUtxos,
  exportedXChainUtxos,
  type PChainUtxo,
  type XChainUtxo,
} from "@serac/chain"
import type { PrimaryChain, UtxoRow } from "@serac/store"
import { nonsense } from "../../core/index.ts"
import { hashing } from "../p/keys.ts"
import { addUtxo } from "../p/transfers.ts"
import type { Names } from "../render/names.ts"
import { utxoRow } from "../x/utxo-row.ts"

/** Makes rows of UTXOs that no block created: their time is that of the chain's first block. */
export class OutsideRows {
  readonly #names: Names
  readonly #timestamp: number

  /** @param timestamp - of the chain's first block. */
  constructor(names: Names, timestamp: number) {
    this.#names = names
    this.#timestamp = timestamp
  }

  /** All UTXOs that a transaction created. @throws NodeFault if the bytes are not a transaction. */
  ofTransaction(chain: "P" | "X", bytes: Uint8Array): readonly UtxoRow[] {
    return decoding(() => (chain === "X" ? this.#ofX(bytes) : this.#ofP(bytes)))
  }

  /** @throws NodeFault if the bytes are not a UTXO of the chain. */
  ofUtxo(chain: "P" | "X", bytes: Uint8Array): UtxoRow {
    return decoding(() =>
      chain === "X" ? this.#x(decodeXChainUtxo(bytes), "X") : this.#p(decodePChainUtxo(bytes), "P"),
    )
  }

  #ofX(bytes: Uint8Array): readonly UtxoRow[] {
    const transaction = decodeXChainTransaction(bytes, hashing)
    const { unsigned } = transaction
    const destination = unsigned.type === "ExportTx" ? this.#names.chainOf(unsigned.destinationChain) : undefined
    return [
      ...createdXChainUtxos(transaction).map((utxo) => this.#x(utxo, "X")),
      ...(destination ? exportedXChainUtxos(transaction).map((utxo) => this.#x(utxo, destination)) : []),
    ]
  }

  #ofP(bytes: Uint8Array): readonly UtxoRow[] {
    const transaction = decodePChainTransaction(bytes, hashing)
    const { id, unsigned } = transaction
    const destination = unsigned.type === "ExportTx" ? this.#names.chainOf(unsigned.destinationChain) : undefined
    const stake = "stake" in unsigned ? unsigned.stake : []
    const first = "outputs" in unsigned ? unsigned.outputs.length : 0
    return [
      ...createdPChainUtxos(transaction).map((utxo) => this.#p(utxo, "P")),
      ...(destination ? exportedPChainUtxos(transaction).map((utxo) => this.#p(utxo, destination)) : []),
      ...stake.map((output, index) => this.#p({ txID: id, outputIndex: first + index, ...output }, "P")),
    ]
  }

  #x(utxo: XChainUtxo, consumedOn: PrimaryChain): UtxoRow {
    return utxoRow(utxo, { createdOn: "X", consumedOn, height: 0, timestamp: this.#timestamp }, this.#names)
  }

  #p(utxo: PChainUtxo, consumedOn: PrimaryChain): UtxoRow {
    const place = { rows: { utxos: [] as UtxoRow[] }, names: this.#names, height: 0, timestamp: this.#timestamp }
    return addUtxo(place, utxo, { consumedOn })
  }
}

function decoding<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof CodecError) throw nonsense(`what the node reports cannot be decoded: ${error.message}`)
    throw error
  }
}

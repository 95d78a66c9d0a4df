import { encodeCChainUtxo, formatHex, formatId } from "@serac/chain"
import type { AtomicTransactions, AtomicUtxo } from "@serac/ledger"
import { type ByNameMethods, byNameMethod, read } from "@serac/node-wire"
import type { ChainNames } from "../addresses/chain-names.ts"
import { LocalAddresses } from "../addresses/local-addresses.ts"
import { decodeTransactionText } from "../transactions/transaction-text.ts"
import { pageOfUtxos, utxoPageParameters } from "../utxos/utxo-page.ts"

/** What the C-Chain's interface of atomic transactions is made of. */
export interface AvaxInterfaceOptions {
  readonly atomic: AtomicTransactions
  readonly names: ChainNames
  /** Verifies a signed transaction and lets it wait for a block; gives its id. */
  readonly issue: (bytes: Uint8Array) => Promise<Uint8Array>
}

/** The methods of `/ext/bc/C/avax`, as a node answers them. */
export function avaxMethods({ atomic, names, issue }: AvaxInterfaceOptions): ByNameMethods {
  const { networkID, cChainID, memory } = atomic.rules
  const addresses = new LocalAddresses({ networkID, chainID: cChainID, names })
  const utxosFrom = (source: Uint8Array) => {
    const set = memory.between(source, cChainID)
    return {
      idsOf: (address: string) => set.idsOf(address),
      encode: (id: string) => encodeCChainUtxo(set.get(id) as AtomicUtxo),
    }
  }
  const page = { chainID: cChainID, names, addresses, utxosFrom, needsSource: true, refusedEncoding: "string" }
  const find = (txID: Uint8Array) => {
    if (txID.every((byte) => byte === 0)) throw new Error("nil transaction ID")
    return { accepted: atomic.find(txID), pending: atomic.mempool.get(txID) }
  }
  return {
    "avax.getUTXOs": byNameMethod(utxoPageParameters, (given) => pageOfUtxos(page, given)),
    "avax.getAtomicTx": byNameMethod({ txID: read.id, encoding: read.encoding }, ({ txID, encoding }) => {
      const { accepted, pending } = find(txID)
      const found = accepted ?? pending
      if (!found) throw new Error(`could not find tx ${formatId(txID)}`)
      if (encoding === "json") throw new Error("unsupported encoding in method")
      const blockHeight = accepted ? String(accepted.height) : undefined
      return { tx: formatHex(found.bytes, encoding), encoding, blockHeight }
    }),
    "avax.getAtomicTxStatus": byNameMethod({ txID: read.id }, ({ txID }) => {
      const { accepted, pending } = find(txID)
      if (accepted) return { status: "Accepted", blockHeight: String(accepted.height) }
      if (pending) return { status: "Processing" }
      return { status: atomic.mempool.dropReason(txID) === undefined ? "Unknown" : "Dropped" }
    }),
    "avax.issueTx": byNameMethod({ tx: read.text, encoding: read.encoding }, async ({ tx, encoding }) => {
      const bytes = decodeTransactionText(tx, encoding)
      return { txID: formatId(await issue(bytes)) }
    }),
  }
}

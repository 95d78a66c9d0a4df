import { encodeCChainUtxo, formatHex, formatId } from "@serac/chain"
import { byNameMethod } from "@serac/wire/node"
import type { AtomicUtxo } from "../../ledger/index.ts"
import { LocalAddresses } from "../addresses/local-addresses.ts"
import { decodeTransactionText } from "../transactions/transaction-text.ts"
import { pageOfUtxos } from "../utxos/utxo-page.ts"
import type { AvaxInterfaceOptions } from "./avax-options.ts"
import { avaxParameters as parameters } from "./avax-parameters.ts"

const mismatched = (expected: string, got: string) => `expected chainID to be "${expected}" but was "${got}"`

/** The methods of coreth, the virtual machine before Helicon. */
export function avaxMethodsBeforeHelicon({ atomic, names, issue }: AvaxInterfaceOptions) {
  const { networkID, cChainID, memory } = atomic.rules
  const addresses = new LocalAddresses({ networkID, chainID: cChainID, names, mismatched })
  const utxosFrom = (source: Uint8Array) => {
    const set = memory.between(source, cChainID)
    return {
      isOnItsWay: true,
      idsOf: (address: string) => set.idsOf(address),
      encode: (id: string) => encodeCChainUtxo(set.get(id) as AtomicUtxo),
    }
  }
  const page = { chainID: cChainID, names, addresses, utxosFrom, isCoreth: true }
  const find = (txID: Uint8Array) => {
    if (txID.every((byte) => byte === 0)) throw new Error("nil transaction ID")
    return { accepted: atomic.find(txID), pending: atomic.mempool.get(txID) }
  }
  return {
    "avax.getUTXOs": byNameMethod(parameters.getUTXOs, (given) => pageOfUtxos(page, given)),
    "avax.getAtomicTx": byNameMethod(parameters.getAtomicTx, ({ txID, encoding }) => {
      const { accepted, pending } = find(txID)
      const found = accepted ?? pending
      if (!found) throw new Error(`could not find tx ${formatId(txID)}`)
      if (encoding === "json") throw new Error("unsupported encoding in method")
      const blockHeight = accepted ? String(accepted.height) : undefined
      return { tx: formatHex(found.bytes, encoding), encoding, blockHeight }
    }),
    "avax.getAtomicTxStatus": byNameMethod(parameters.getAtomicTxStatus, ({ txID }) => {
      const { accepted, pending } = find(txID)
      if (accepted) return { status: "Accepted", blockHeight: String(accepted.height) }
      if (pending) return { status: "Processing" }
      return { status: atomic.mempool.dropReason(txID) === undefined ? "Unknown" : "Dropped" }
    }),
    "avax.issueTx": byNameMethod(parameters.issueTx, async ({ tx, encoding }) => {
      const bytes = decodeTransactionText(tx, encoding)
      return { txID: formatId(await issue(bytes)) }
    }),
  }
}

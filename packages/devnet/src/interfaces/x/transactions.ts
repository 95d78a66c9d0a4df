import { decodeXChainBlock, decodeXChainTransaction, formatHex, formatId, toXChainJson } from "@serac/chain"
import { type ByNameMethods, byNameMethod, RawJson, read } from "@serac/wire/node"
import type { XChain } from "../../ledger/index.ts"
import { keyOf } from "../keys.ts"
import { decodeTransactionText } from "../transactions/transaction-text.ts"
import type { XInterfaceOptions } from "./options.ts"

/** Methods that read a transaction, its status and the fees, and that issue a transaction. */
export function transactionMethods({ chain, onIssue }: XInterfaceOptions): ByNameMethods {
  return {
    "avm.getTx": byNameMethod({ txID: read.id, encoding: read.encoding }, ({ txID, encoding }) => {
      verifyNotNil(txID)
      const bytes = transactionBytes(chain, txID)
      if (!bytes) throw new Error("not found")
      const tx =
        encoding === "json" ? new RawJson(toXChainJson(decodeXChainTransaction(bytes))) : formatHex(bytes, encoding)
      return { tx, encoding }
    }),
    "avm.getTxStatus": byNameMethod({ txID: read.id }, ({ txID }) => {
      verifyNotNil(txID)
      return { status: chain.state.has(txID) ? "Accepted" : "Unknown" }
    }),
    "avm.getTxFee": byNameMethod({}, () => ({
      txFee: String(chain.rules.txFee),
      createAssetTxFee: String(chain.rules.createAssetTxFee),
    })),
    "avm.issueTx": issueMethod({ chain, onIssue }),
  }
}

/** The method of `/ext/bc/X/wallet`. A node accepts an invalid transaction here and drops it later; the devnet rejects it at once. */
export const walletMethods = (options: Pick<XInterfaceOptions, "chain" | "onIssue">): ByNameMethods => ({
  "wallet.issueTx": issueMethod(options),
})

const issueMethod = ({ chain, onIssue }: Pick<XInterfaceOptions, "chain" | "onIssue">) =>
  byNameMethod({ tx: read.text, encoding: read.encoding }, ({ tx, encoding }) => {
    const id = chain.issue(decodeTransactionText(tx, encoding))
    onIssue?.()
    return { txID: formatId(id) }
  })

function verifyNotNil(txID: Uint8Array): void {
  if (txID.every((byte) => byte === 0)) throw new Error("nil transaction ID")
}

/** The signed bytes of an accepted transaction, or of one of the genesis. */
export function transactionBytes({ state }: XChain, txID: Uint8Array): Uint8Array | undefined {
  const key = keyOf(txID)
  const place = state.transactions.get(key)
  const block = place && state.blocks.at(place.height)
  if (!place || !block) return state.beginning.get(key)
  return decodeXChainBlock(block.bytes).transactions[place.index]?.bytes
}

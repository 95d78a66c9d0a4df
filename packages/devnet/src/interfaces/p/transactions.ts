import { formatHex, formatId, toPChainJson } from "@serac/chain"
import { type ByNameMethods, byNameMethod, RawJson, read } from "@serac/wire/node"
import { decodeTransactionText } from "../transactions/transaction-text.ts"
import type { PInterfaceOptions } from "./options.ts"

/** Methods that read a transaction and its status, and that issue one. */
export function transactionMethods({ chain, onIssue }: PInterfaceOptions): ByNameMethods {
  return {
    "platform.getTx": byNameMethod({ txID: read.id, encoding: read.encoding }, ({ txID, encoding }) => {
      const found = chain.state.blocks.transaction(txID)
      if (!found) throw new Error("couldn't get tx: not found")
      const { transaction } = found
      const tx = encoding === "json" ? new RawJson(toPChainJson(transaction)) : formatHex(transaction.bytes, encoding)
      return { tx, encoding }
    }),
    "platform.getTxStatus": byNameMethod({ txID: read.id }, ({ txID }) => {
      const found = chain.state.blocks.transaction(txID)
      if (found) return { status: found.status }
      if (chain.pool.has(txID)) return { status: "Processing" }
      const reason = chain.pool.dropReason(txID)
      return reason === undefined ? { status: "Unknown" } : { status: "Dropped", reason }
    }),
    "platform.issueTx": byNameMethod({ tx: read.text, encoding: read.encoding }, ({ tx, encoding }) => {
      const id = chain.issue(decodeTransactionText(tx, encoding))
      onIssue?.()
      return { txID: formatId(id) }
    }),
  }
}

import { NodeEndpoint } from "../../core/node/index.ts"

/** One URL of a chain's node, and what it was found to offer. */
export class ChainEndpoint extends NodeEndpoint {
  /** How receipts are asked for. */
  receipts: "block" | "transaction" = "block"
  /** Whether eth_getBlockReceipts takes a hash. */
  receiptsByHash = true
  /** How many requests for the receipts of blocks in a row it refused. */
  refusedReceipts = 0
  /** Whether it traces; undefined until it was asked. */
  traces: boolean | undefined
  /** When it may be asked for traces again after it could not give any. */
  tracesDue = 0
  /** How many requests for traces in a row it could not fulfil at all. */
  untraced = 0
}

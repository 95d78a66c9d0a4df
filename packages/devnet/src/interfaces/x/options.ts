import type { XChain } from "../../ledger/index.ts"
import type { ChainNames } from "../addresses/chain-names.ts"

/** Options of the interface of an X-Chain. */
export interface XInterfaceOptions {
  readonly chain: XChain
  readonly names: ChainNames
  readonly clock: { now(): number }
  /** Called after a transaction was added to the mempool, so that a block is made. */
  readonly onIssue?: (() => void) | undefined
}

import type { XChain } from "../../ledger/index.ts"
import type { ChainNames } from "../addresses/chain-names.ts"

/** What the interface of an X-Chain is made of. */
export interface XInterfaceOptions {
  readonly chain: XChain
  readonly names: ChainNames
  readonly clock: { now(): number }
  /** Called when a transaction waits, so that a block is made. */
  readonly onIssue?: (() => void) | undefined
}

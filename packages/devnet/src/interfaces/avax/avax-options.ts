import type { AtomicTransactions } from "../../ledger/index.ts"
import type { ChainNames } from "../addresses/chain-names.ts"

/** The objects that the interface of atomic transactions works with. */
export interface AvaxInterfaceOptions {
  readonly atomic: AtomicTransactions
  readonly names: ChainNames
  /** Verifies a signed transaction, adds it to the mempool, and returns its id. */
  readonly issue: (bytes: Uint8Array) => Promise<Uint8Array>
  /** Whether the Helicon upgrade is active, after which another virtual machine serves the chain. Default: it is not. */
  readonly hasHelicon?: () => boolean
}

import type { AtomicTransactions } from "../../ledger/index.ts"
import type { ChainNames } from "../addresses/chain-names.ts"

/** What the C-Chain's interface of atomic transactions is made of. */
export interface AvaxInterfaceOptions {
  readonly atomic: AtomicTransactions
  readonly names: ChainNames
  /** Verifies a signed transaction and lets it wait for a block; gives its id. */
  readonly issue: (bytes: Uint8Array) => Promise<Uint8Array>
  /** Whether the chain has come to the Helicon upgrade, from which on another virtual machine answers. Default: it has not. */
  readonly hasHelicon?: () => boolean
}

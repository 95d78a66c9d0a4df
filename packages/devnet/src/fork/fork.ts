import type { EvmGenesis, EvmKind, ForkStart, Hex } from "../evm/index.ts"
import type { StoredFork } from "./fork-facts.ts"
import type { LivingClient } from "./living-client.ts"

/** A living chain at a block, from which a chain of a devnet goes on. */
export interface Fork extends ForkStart {
  readonly kind: EvmKind
  readonly chainID: bigint
  readonly networkID: number
  /** The chain's id, 32 bytes; undefined if its node does not say it: it is no chain of an Avalanche network. */
  readonly blockchainID: Uint8Array | undefined
  /** The chain's configuration as a genesis without accounts. */
  readonly genesis: EvmGenesis
  /** Whether the chain's blocks are executed after their acceptance. */
  readonly hasHelicon: boolean
  /** What of the living chain is not checked, and why: sentences. */
  readonly unchecked: readonly string[]
  /** The living chain's node. */
  readonly client: LivingClient
  /** The fork for a state file, with all values that were read so far. */
  readonly stored: () => StoredFork
}

/** The block of a fork, for texts. */
export const forkedBlock = ({ block }: ForkStart): { readonly number: bigint; readonly hash: Hex } => ({
  number: block.header.number,
  hash: block.hash,
})

import type { EvmBlock } from "../block/block.ts"
import type { Hex } from "../codec/hex.ts"
import type { EvmGenesis } from "../config/genesis.ts"
import type { Header } from "../header/header.ts"
import type { PoolSnapshot } from "../pool/transaction-pool.ts"
import type { Archive } from "../ports/archive.ts"
import type { AtomicBackend } from "../ports/atomic.ts"
import type { Clock } from "../ports/clock.ts"
import type { WarpVerifier } from "../ports/warp.ts"
import type { ChainIdentity } from "../precompiles/precompile.ts"
import type { Transaction } from "../transaction/transaction.ts"

/** What an EVM chain is made of. */
export interface EvmChainOptions extends ChainIdentity {
  readonly genesis: EvmGenesis
  readonly clock: Clock
  /** When the block after a parent is made, in milliseconds since 1970, unless it is too early for one. Default: now, by the clock. */
  readonly timeAfter?: (parent: Header, now: bigint) => bigint
  /** AVAX on the X-Chain: what the C-Chain's atomic transactions move. */
  readonly avaxAssetID?: Uint8Array
  /** Where blocks and states are kept. Default: in memory. */
  readonly archive?: Archive
  /** Without it no warp message ever holds. */
  readonly warp?: WarpVerifier
  /** Without it there are no atomic transactions. */
  readonly atomic?: AtomicBackend
  /** Whether blocks may have transactions that their senders did not sign; not by default. */
  readonly impersonates?: boolean
  /**
   * For how many milliseconds a call, an estimate, or the trace of a transaction may run code; 5,000 by default. It is looked at between
   * calls and between traced steps, and within code where gas does not bound it.
   */
  readonly timeLimit?: number
  /** How many characters a trace may have, about; 128 Mi by default. */
  readonly traceLimit?: number
}

/** How a block is to be made. */
export interface BuildOptions {
  /** Milliseconds since 1970; by default now, or as soon after the tip as a block may be. */
  readonly milliseconds?: bigint
  /** A block without transactions is made too; otherwise there is none without any. */
  readonly allowEmpty?: boolean
  /** Exactly these transactions in this order, whatever the pool has; the first that cannot be executed refuses the block. */
  readonly transactions?: readonly Transaction[]
  readonly coinbase?: Hex
}

/** A chain at one time. */
export interface ChainMark {
  readonly tip: EvmBlock
  readonly root: Hex
  /** Roots of the states that the next block may be made upon, from the settled one on. */
  readonly unsettled: readonly Hex[]
  readonly pool: PoolSnapshot
}

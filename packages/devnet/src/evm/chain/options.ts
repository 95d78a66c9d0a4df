import type { EvmBlock } from "../block/block.ts"
import type { Hex } from "../codec/hex.ts"
import type { EvmGenesis } from "../config/genesis.ts"
import type { Header } from "../header/header.ts"
import type { PoolSnapshot } from "../pool/transaction-pool.ts"
import type { Archive } from "../ports/archive.ts"
import type { AtomicBackend } from "../ports/atomic.ts"
import type { Clock } from "../ports/clock.ts"
import type { Upstream } from "../ports/upstream.ts"
import type { WarpVerifier } from "../ports/warp.ts"
import type { ChainIdentity } from "../precompiles/precompile.ts"
import type { Transaction } from "../transaction/transaction.ts"

/** The start of a fork: a block of a living chain, and the state after it. */
export interface ForkStart {
  /** The block, whose transactions and receipts the fork does not need. */
  readonly block: EvmBlock
  readonly upstream: Upstream
}

/** Options of an EVM chain. */
export interface EvmChainOptions extends ChainIdentity {
  readonly genesis: EvmGenesis
  /** Makes the chain a fork: it starts with this block instead of the genesis, of which only the configuration applies. */
  readonly fork?: ForkStart | undefined
  readonly clock: Clock
  /** The time of the block after a parent, in milliseconds since 1970; the earliest possible time if that is later. Default: the clock's time. */
  readonly timeAfter?: (parent: Header, now: bigint) => bigint
  /** The asset id of AVAX on the X-Chain, which atomic transactions of the C-Chain move. */
  readonly avaxAssetID?: Uint8Array
  /** Where blocks and states are stored. Default: in memory. */
  readonly archive?: Archive
  /** Verifies warp messages. Without it every warp message fails verification. */
  readonly warp?: WarpVerifier
  /** Provides atomic transactions. Without it there are none. */
  readonly atomic?: AtomicBackend
  /** Whether blocks may have transactions without the sender's signature. Default: false. */
  readonly impersonates?: boolean
  /**
   * Time limit in milliseconds for the code of a call, an estimate, or the trace of a transaction. Default: 5,000. It is checked between
   * calls and between traced steps, and also within code that gas does not bound.
   */
  readonly timeLimit?: number
  /** Approximate limit of the size of a trace, in characters. Default: 128 Mi. */
  readonly traceLimit?: number
}

/** Options for making a block. */
export interface BuildOptions {
  /** The block's time in milliseconds since 1970. Default: now, or the earliest time that the tip allows. */
  readonly milliseconds?: bigint
  /** Makes a block even without transactions. Default: false. */
  readonly allowEmpty?: boolean
  /** Exactly these transactions in this order, regardless of the pool; if one cannot be executed, no block is made. */
  readonly transactions?: readonly Transaction[]
  readonly coinbase?: Hex
}

/** A state of the chain that `revert` can restore. */
export interface ChainMark {
  readonly tip: EvmBlock
  readonly root: Hex
  /** Roots of the states that the next block may need, from the settled block on. */
  readonly unsettled: readonly Hex[]
  readonly pool: PoolSnapshot
}

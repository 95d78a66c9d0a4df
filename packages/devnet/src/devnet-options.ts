import type { ForkOptions } from "./fork/fork-options.ts"
import type { NetworkPlan, Replace } from "./host/replacement.ts"
import type { Archive } from "./ledger/index.ts"
import type { DevnetClockOptions } from "./network/devnet-clock.ts"

/** Options of a devnet. */
export interface DevnetOptions extends NetworkPlan {
  /** The living chain of which one EVM chain of the devnet is a fork: the C-Chain, or an L1 beside it. Default: none. */
  readonly fork?: ForkOptions | undefined
  /** Days of simulated history with users of P and X at the start. Default: 0. */
  readonly days?: number | undefined
  /** Whether the simulated traffic continues after the history. Default: whether `days` is above 0. */
  readonly hasTraffic?: boolean | undefined
  /** Milliseconds between blocks. Default: a block for each pending transaction at once. */
  readonly blockTime?: number | undefined
  /**
   * Whether EVM chains have `eth_simulateV1`. No node of today has it, so code that needs it fails elsewhere. Default: false, with the error of a
   * node.
   */
  readonly hasSimulation?: boolean | undefined
  /** EVM addresses that receive 10,000 AVAX each on the C-Chain and on L1s, in addition to the test accounts. */
  readonly fund?: readonly `0x${string}`[] | undefined
  /** Activation time of Helicon, in seconds since 1970. Default: never. */
  readonly helicon?: number | undefined
  /** The text of a node's upgrade file; use it instead of `helicon`. Default: the local network's upgrades. */
  readonly upgrades?: string | undefined
  /** Number of validators of the primary network. Default: 5. */
  readonly validators?: number | undefined
  /** The clock of the devnet. Default: real time. */
  readonly clock?: DevnetClockOptions | undefined
  readonly allowedHosts?: readonly string[] | undefined
  /** Replaces this network with another one. Without it the network cannot be reset. {@link DevnetHost} sets it. */
  readonly replace?: Replace | undefined
  /** Where all chains store old blocks and states. Default: in memory; for `startDevnet`, a temporary file. */
  readonly archive?: Archive | undefined
  /** Receives errors of background work, which no caller gets. */
  readonly onFault?: ((error: unknown) => void) | undefined
}

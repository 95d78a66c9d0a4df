import type { NetworkPlan, Replace } from "./host/replacement.ts"
import type { Archive } from "./ledger/index.ts"
import type { DevnetClockOptions } from "./network/devnet-clock.ts"

/** What a devnet is made of. */
export interface DevnetOptions extends NetworkPlan {
  /** Days of history that it begins with: people who use P and X. Default: 0. */
  readonly days?: number | undefined
  /** Whether people go on to use it. Default: where there are days of history. */
  readonly hasTraffic?: boolean | undefined
  /** Milliseconds between blocks. Default: a block as soon as something waits. */
  readonly blockTime?: number | undefined
  /** EVM addresses that get 10,000 AVAX each on the C-Chain and on L1s, beside the test accounts. */
  readonly fund?: readonly `0x${string}`[] | undefined
  /** When Helicon becomes active, in seconds since 1970. Default: never. */
  readonly helicon?: number | undefined
  /** The text of an upgrade file, as a node has it; instead of `helicon`. Default: the local network's upgrades. */
  readonly upgrades?: string | undefined
  /** Validators of the primary network. Default: 5. */
  readonly validators?: number | undefined
  /** The clock that it goes by. Default: the real time. */
  readonly clock?: DevnetClockOptions | undefined
  readonly allowedHosts?: readonly string[] | undefined
  /** Puts another network in its place; without it, it cannot be reset. {@link DevnetHost} has it. */
  readonly replace?: Replace | undefined
  /** Where all chains keep what is old. Default: in memory; of `startDevnet`, a temporary file. */
  readonly archive?: Archive | undefined
  /** Is told what was thrown and is nobody's answer. */
  readonly onFault?: ((error: unknown) => void) | undefined
}

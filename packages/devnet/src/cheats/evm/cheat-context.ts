import type { EvmChain } from "../../evm/index.ts"
import type { DevnetClock } from "../../network/devnet-clock.ts"
import type { BlockTimes } from "../../network/evm/block-times.ts"
import type { Producer } from "../../network/producer.ts"
import type { Snapshots } from "../../network/snapshots.ts"
import type { EvmEdit } from "./edit-chain.ts"
import type { WholeNetwork } from "./whole-network-cheats.ts"

/** The objects that the cheatcodes of an EVM chain work with. */
export interface EvmCheatOptions {
  /** Records an edit of the chain, so that loading a dump can repeat it. */
  readonly note: (method: EvmEdit, params: readonly string[]) => void
  readonly chain: EvmChain
  readonly clock: DevnetClock
  /** The interval of the chain's blocks, if they do not follow the clock. */
  readonly times: BlockTimes
  readonly producer: Producer
  readonly snapshots: Snapshots
  readonly whole: WholeNetwork
  /** The devnet's instance id in `anvil_metadata`: `0x` and digits. Default: the chain's id. */
  readonly instanceID?: `0x${string}` | undefined
  /** The result of `web3_clientVersion`, which the cheatcodes also report. Default: `v1.14.2`. */
  readonly clientVersion?: string | undefined
}

import type { EvmChain } from "../../evm/index.ts"
import type { DevnetClock } from "../../network/devnet-clock.ts"
import type { BlockTimes } from "../../network/evm/block-times.ts"
import type { Producer } from "../../network/producer.ts"
import type { Snapshots } from "../../network/snapshots.ts"
import type { EvmEdit } from "./edit-chain.ts"
import type { WholeNetwork } from "./whole-network-cheats.ts"

/** What the methods work on that development nodes have beside a node's own. */
export interface EvmCheatOptions {
  /** Is told of what changed the chain beside its blocks, so that it can be done again. */
  readonly note: (method: EvmEdit, params: readonly string[]) => void
  readonly chain: EvmChain
  readonly clock: DevnetClock
  /** Whether the chain's blocks follow the clock. */
  readonly times: BlockTimes
  readonly producer: Producer
  readonly snapshots: Snapshots
  readonly whole: WholeNetwork
  /** What `anvil_metadata` calls the devnet: `0x` and digits. Default: the chain's id. */
  readonly instanceID?: `0x${string}` | undefined
  /** What `web3_clientVersion` says, of which development nodes tell too. Default: `v1.14.2`. */
  readonly clientVersion?: string | undefined
}

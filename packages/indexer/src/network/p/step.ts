import type {
  BlockchainRow,
  ConsumptionRow,
  NetworkBlockRow,
  NetworkTransactionRow,
  RewardRow,
  StakingPeriodRow,
  UtxoKey,
  UtxoRow,
} from "@serac/store"
import type { Names } from "../render/names.ts"
import type { Memory } from "./memory.ts"
import type { SignedAuthorization } from "./signed-authorization.ts"
import type { Terms } from "./terms.ts"

/** Rows that blocks add. */
export interface StepRows {
  readonly blocks: NetworkBlockRow[]
  readonly transactions: NetworkTransactionRow[]
  readonly utxos: UtxoRow[]
  readonly consumptions: ConsumptionRow[]
  readonly returned: UtxoKey[]
  readonly blockchains: BlockchainRow[]
  readonly rewards: RewardRow[]
  readonly periods: StakingPeriodRow[]
}

/** An empty set of rows. */
export const noRows = (): StepRows => ({
  blocks: [],
  transactions: [],
  utxos: [],
  consumptions: [],
  returned: [],
  blockchains: [],
  rewards: [],
  periods: [],
})

/** The context of applying a block: the data that it may read and change. */
export interface Step {
  readonly memory: Memory
  readonly rows: StepRows
  readonly names: Names
  readonly terms: Terms
  readonly height: number
  readonly blockId: Uint8Array
  /** What owners authorize in transactions that were applied, by transaction ID in hexadecimal. */
  readonly authorizations: Map<string, SignedAuthorization>
  /** The chain's time in this block, in Unix seconds. */
  readonly timestamp: number
}

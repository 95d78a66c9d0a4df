import type { AssetRow } from "./asset.ts"
import type { NetworkBlockRow, NetworkTransactionRow } from "./block.ts"
import type { L1ValidatorRow } from "./l1-validator.ts"
import type { PrimaryChain } from "./primary-chain.ts"
import type { RewardRow } from "./reward.ts"
import type { StakerRow } from "./staker.ts"
import type { StakingPeriodRow } from "./staking-period.ts"
import type { BlockchainRow, SubnetRow } from "./subnet.ts"
import type { ConsumptionRow, UtxoKey, UtxoRow } from "./utxo.ts"

/**
 * Consecutive blocks of one chain, ascending, with all derived rows. A batch may refer to any row of an earlier batch or of another
 * chain, also before that row is stored: an import may be stored before the export that it consumes.
 */
export interface NetworkBatch {
  readonly chain: PrimaryChain
  /** For the C-Chain, only blocks that contain atomic transactions. */
  readonly blocks: readonly NetworkBlockRow[]
  readonly transactions: readonly NetworkTransactionRow[]
  /** Created UTXOs: outputs, exports, stakes from the moment of staking, rewards, refunds, genesis allocations. */
  readonly utxos: readonly UtxoRow[]
  readonly consumptions: readonly ConsumptionRow[]
  /** Returned stakes: their UTXOs are no longer staked and can be spent. */
  readonly returned: readonly UtxoKey[]
  readonly assets: readonly AssetRow[]
  /** Each replaces the row of its `txId`. */
  readonly stakers: readonly StakerRow[]
  /** Each replaces the row of its `validationId`. */
  readonly l1Validators: readonly L1ValidatorRow[]
  /** Each replaces the row of its `subnetId`. */
  readonly subnets: readonly SubnetRow[]
  readonly blockchains: readonly BlockchainRow[]
  readonly rewards: readonly RewardRow[]
  /** Periods of auto-renewing validators; only on the P-Chain. */
  readonly periods?: readonly StakingPeriodRow[]
}

import type {
  AssetRow,
  ConsumptionRow,
  NetworkBatch,
  NetworkBlockRow,
  NetworkTransactionRow,
  PrimaryChain,
  UtxoRow,
} from "@serac/store"

/** A batch of a chain without stakers while it is being made. */
export interface GrowingBatch extends NetworkBatch {
  readonly blocks: NetworkBlockRow[]
  readonly transactions: NetworkTransactionRow[]
  readonly utxos: UtxoRow[]
  readonly consumptions: ConsumptionRow[]
  readonly assets: AssetRow[]
}

/** A batch of a chain without any rows. */
export function newBatch(chain: PrimaryChain): GrowingBatch {
  return {
    chain,
    blocks: [],
    transactions: [],
    utxos: [],
    consumptions: [],
    assets: [],
    returned: [],
    stakers: [],
    l1Validators: [],
    subnets: [],
    blockchains: [],
    rewards: [],
  }
}

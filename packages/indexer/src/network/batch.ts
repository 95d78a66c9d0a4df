import type {
  AssetRow,
  ConsumptionRow,
  NetworkBatch,
  NetworkBlockRow,
  NetworkTransactionRow,
  PrimaryChain,
  UtxoRow,
} from "@serac/store"

/** A batch under construction, for a chain without stakers. */
export interface GrowingBatch extends NetworkBatch {
  readonly blocks: NetworkBlockRow[]
  readonly transactions: NetworkTransactionRow[]
  readonly utxos: UtxoRow[]
  readonly consumptions: ConsumptionRow[]
  readonly assets: AssetRow[]
}

/** An empty batch of a chain. */
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

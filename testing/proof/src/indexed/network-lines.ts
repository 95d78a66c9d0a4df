import { formatId, formatNodeId } from "@serac/chain"

/** The contents of a primary network, of a ledger or of the store, one item a line. Each list is sorted. */
export interface NetworkLines {
  readonly blocks: readonly string[]
  readonly transactions: readonly string[]
  readonly utxos: readonly string[]
  readonly balances: readonly string[]
  readonly stakers: readonly string[]
  readonly l1Validators: readonly string[]
  readonly rewards: readonly string[]
  readonly subnets: readonly string[]
  readonly blockchains: readonly string[]
  readonly platform: string
  readonly supply: string
}

type ChainAlias = "P" | "X" | "C"

/** The facts about a UTXO that can be consumed or is staked. */
export interface UtxoFacts {
  readonly createdOn: ChainAlias
  readonly consumedOn: ChainAlias
  readonly txID: Uint8Array
  readonly outputIndex: number
  readonly amount: bigint
  readonly staked: boolean
}

export const utxoLine = ({ createdOn, consumedOn, txID, outputIndex, amount, staked }: UtxoFacts): string =>
  `${createdOn}>${consumedOn} ${formatId(txID)}:${outputIndex} ${amount}${staked ? " staked" : ""}`

export const balanceLine = (chain: ChainAlias, owner: string, asset: Uint8Array, amount: bigint): string =>
  `${chain} ${owner} ${formatId(asset)} ${amount}`

/** The facts about a current staker. */
export interface StakerFacts {
  readonly kind: string
  readonly txID: Uint8Array
  readonly subnetID: Uint8Array
  readonly nodeID: Uint8Array
  readonly weight: bigint
  readonly start: bigint | number
  readonly end: bigint | number
}

export const stakerLine = ({ kind, txID, subnetID, nodeID, weight, start, end }: StakerFacts): string =>
  `${kind} ${formatId(txID)} ${formatId(subnetID)} ${formatNodeId(nodeID)} ${weight} ${start} ${end}`

/** The facts about a validator of an L1. */
export interface L1ValidatorFacts {
  readonly validationID: Uint8Array
  readonly subnetID: Uint8Array
  readonly nodeID: Uint8Array
  readonly weight: bigint
  readonly start: bigint | number
  readonly minNonce: bigint
  readonly endAccumulatedFee: bigint
}

export const l1ValidatorLine = (one: L1ValidatorFacts): string =>
  [
    ...[formatId(one.validationID), formatId(one.subnetID), formatNodeId(one.nodeID)],
    ...[one.weight, one.start, one.minNonce, one.endAccumulatedFee],
  ].join(" ")

/** The supply of native assets, in nAVAX. */
export interface SupplyFacts {
  /** The initial amounts on P and X, and the rewards paid to stakers since. */
  readonly genesis: bigint
  readonly rewards: bigint
  readonly staked: bigint
}

export const supplyLine = ({ genesis, rewards, staked }: SupplyFacts): string =>
  `genesis ${genesis}, rewards ${rewards}, staked ${staked}`

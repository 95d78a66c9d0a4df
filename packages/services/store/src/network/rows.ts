/** A chain of the primary network. Of the C-Chain only what moves funds between chains is meant: its atomic transactions. */
export type PrimaryChain = "P" | "X" | "C"

/**
 * Consecutive blocks of one chain, ascending, with all that follows from them. Everything of an earlier batch or of another
 * chain may be referred to, also before it is stored: an import may come before the export that it consumes.
 */
export interface NetworkBatch {
  readonly chain: PrimaryChain
  /** Of the C-Chain only those that hold atomic transactions. */
  readonly blocks: readonly NetworkBlockRow[]
  readonly transactions: readonly NetworkTransactionRow[]
  /** UTXOs that came to be: outputs, exports, stakes from the moment of staking, rewards, refunds, genesis allocations. */
  readonly utxos: readonly UtxoRow[]
  readonly consumptions: readonly ConsumptionRow[]
  /** Stakes that were returned: their UTXOs are staked no longer, and can be spent. */
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
}

/** How far a batch brings its chain. */
export interface NetworkAppendProgress {
  /** The last block that the batch covers, whether or not it has a row. */
  readonly head: NetworkBlockReference
  /** The first height that the batch covers: the stored head's successor, or 0. */
  readonly from: number
  /** The parent of the block at `from`; the stored head's id, unless `from` is 0. */
  readonly parentId: Uint8Array
  /** The node's own height. */
  readonly nodeHeight: number
  /** Unix seconds. */
  readonly now: number
  /** What the indexer must remember between batches of the P-Chain. */
  readonly platform?: PlatformState
}

export interface NetworkBlockReference {
  readonly height: number
  readonly id: Uint8Array
  /** Unix seconds. */
  readonly timestamp: number
}

/** What the P-Chain's next block depends on and no row holds. Amounts in nAVAX. */
export interface PlatformState {
  /** The chain's time, in Unix seconds: that of the last block which had one. */
  readonly time: number
  /** Fees that an active L1 validator would have paid since the beginning. */
  readonly accruedFees: bigint
  /** The excess of the L1 validator fee. */
  readonly validatorExcess: bigint
  /** JSON of whatever else the indexer keeps, such as a proposal that awaits its outcome. */
  readonly more?: string
}

export interface NetworkBlockRow {
  readonly height: number
  readonly id: Uint8Array
  readonly parentId: Uint8Array
  /** Unix seconds. */
  readonly timestamp: number
  readonly transactionCount: number
  /** The wire's name of its type, such as `BanffStandardBlock`. */
  readonly type: string
  /** Complete JSON of the listing's item. */
  readonly json: string
}

export interface NetworkTransactionRow {
  readonly height: number
  /** Position in the block. */
  readonly index: number
  readonly id: Uint8Array
  /** As `txTypes` names it: `BaseTx`, `AddPermissionlessValidatorTx`, ... */
  readonly type: string
  /** Unix seconds. */
  readonly timestamp: number
  /** The UTXOs it consumes, in the order of its inputs. */
  readonly inputs: readonly UtxoKey[]
  /** How many UTXOs it emits: at output indices 0 to this, itself excluded. Rewards and refunds come later. */
  readonly outputs: number
  /** The assets it moves or makes, each once; empty but on the X-Chain. */
  readonly assets: readonly Uint8Array[]
  /** Addresses of 20 bytes that it names, each once: of outputs and owners. Those of what it consumes are added. */
  readonly addresses: readonly Uint8Array[]
  /**
   * JSON but for `consumedUtxos`, `emittedUtxos` and what comes to be known later: no closing brace, no comma at the end.
   * A hole `s` stands after each quoted asset ID.
   */
  readonly fragment: string
}

/** Which UTXO. */
export interface UtxoKey {
  readonly txId: Uint8Array
  readonly outputIndex: number
}

export interface UtxoRow extends UtxoKey {
  /** The UTXO's ID: sha256 of index and transaction ID. */
  readonly id: Uint8Array
  readonly createdOn: PrimaryChain
  /** Where it can be consumed: another chain for an export. */
  readonly consumedOn: PrimaryChain
  readonly assetId: Uint8Array
  /** 0 to 2^64-1; 0 for a right to mint. */
  readonly amount: bigint
  /** The owners, 20 bytes each, each once. */
  readonly addresses: readonly Uint8Array[]
  readonly threshold: number
  /** Height of the block on `createdOn` which made it. */
  readonly height: number
  /** Unix seconds. */
  readonly timestamp: number
  /** Unix seconds, 0 to 2^53-1 (larger ones are cut): until when it cannot be spent; until when it can only be staked. */
  readonly locktime: number
  readonly stakeableLocktime: number
  /** A stake that is not returned yet. */
  readonly staked: boolean
  /** An output that holds an amount and nothing else, as `secp256k1fx.TransferOutput` does, in a lock or not. */
  readonly isTransfer: boolean
  /**
   * JSON in the P-Chain's shape (requirement section 2, UTXO listing), where it was made or can be consumed there; without
   * `staked`, `consuming...` and the closing brace. A hole `s` stands after each quoted asset ID of an AssetAmount.
   */
  readonly platformFragment?: string
  /** JSON in the shape of the X- and C-Chain, where it was made or can be consumed there; else as `platformFragment`. */
  readonly fragment?: string
}

export interface ConsumptionRow extends UtxoKey {
  readonly consumingTx: Uint8Array
  readonly height: number
  /** Unix seconds. */
  readonly timestamp: number
  /** JSON of the member `credentials`; absent on the P-Chain. */
  readonly credentials?: string
}

export interface AssetRow {
  readonly assetId: Uint8Array
  readonly name: string
  readonly symbol: string
  readonly denomination: number
  readonly type: "secp256k1" | "nft"
  readonly cap: "fixed" | "variable"
  /** Unix seconds. */
  readonly createdAt: number
}

export type StakerStatus = "pending" | "active" | "completed" | "removed"

/** A validator or a delegator, by the transaction that made it one. Amounts in the asset's smallest unit. */
export interface StakerRow {
  readonly txId: Uint8Array
  readonly kind: "validator" | "delegator"
  readonly subnetId: Uint8Array
  /** 20 bytes. */
  readonly nodeId: Uint8Array
  readonly weight: bigint
  /** Unix seconds. */
  readonly start: number
  readonly end: number
  readonly status: StakerStatus
  /** Block and position of the transaction; 0 and the position in the genesis for a validator that no block holds. */
  readonly height: number
  readonly index: number
  /** What it keeps of its delegators' rewards, in millionths; absent where nobody can delegate. */
  readonly delegationShares?: number
  /** Its delegators now, and all that it ever had. */
  readonly delegatorCount: number
  readonly delegatorWeight: bigint
  readonly totalDelegatorCount: number
  readonly totalDelegatorWeight: bigint
  /** How much more can be delegated to it; absent where nobody can delegate. */
  readonly delegationCapacity?: bigint
  /** Where its rewards go, 20 bytes each. */
  readonly rewardAddresses: readonly Uint8Array[]
  readonly data: StakerData
}

/** What is only shown of a staker; plain JSON. Ids in cb58, amounts in decimal digits, times in Unix seconds. */
export interface StakerData {
  readonly validationRewardAddresses?: readonly string[]
  readonly delegationRewardAddresses?: readonly string[]
  readonly publicKey?: string
  readonly proofOfPossession?: string
  /** Of a delegator: the transaction of its validator. */
  readonly validatorTx?: string
  /** What it gets if it is rewarded, as the node computed it. */
  readonly potentialReward?: string
  /** What delegators' rewards left to it so far. */
  readonly accruedDelegateeReward?: string
  /** Once completed: the transaction that decided, and what was paid. */
  readonly rewardTx?: string
  readonly rewarded?: boolean
  readonly validationReward?: string
  readonly delegationReward?: string
  /** Once removed. */
  readonly removeTx?: string
  readonly removedAt?: number
  /** Members that only the indexer reads. */
  readonly more?: Readonly<Record<string, string | number | boolean>>
}

/** What a node last said of a staker: its own view, at a moment. */
export interface StakerObservation {
  readonly txId: Uint8Array
  /** Per cent, 0 to 100; absent where the node does not say. */
  readonly uptime?: number
  readonly connected?: boolean
  /** In the asset's smallest unit. */
  readonly potentialReward?: bigint
}

/** A validator of an L1 (ACP-77). Amounts in nAVAX. */
export interface L1ValidatorRow {
  readonly validationId: Uint8Array
  readonly subnetId: Uint8Array
  readonly nodeId: Uint8Array
  /** 0 once it was removed. */
  readonly weight: bigint
  /** Unix seconds. */
  readonly start: number
  /** Block and position of the transaction that made it. */
  readonly height: number
  readonly index: number
  readonly txId: Uint8Array
  /** When its balance is used up, in terms of `accruedFees`; 0 while it is inactive. */
  readonly endAccumulatedFee: bigint
  readonly minNonce: bigint
  /** Owners of the remaining balance, 20 bytes each. */
  readonly balanceAddresses: readonly Uint8Array[]
  readonly data: L1ValidatorData
}

/** What is only shown of an L1 validator; plain JSON. */
export interface L1ValidatorData {
  /** `0x` and hexadecimal digits. */
  readonly publicKey: string
  readonly remainingBalanceOwner: OwnerData
  readonly deactivationOwner: OwnerData
}

/** Addresses in Bech32 without a chain. */
export interface OwnerData {
  readonly locktime: string
  readonly threshold: number
  readonly addresses: readonly string[]
}

export interface SubnetRow {
  readonly subnetId: Uint8Array
  /** Block and position of the transaction that made it. */
  readonly height: number
  readonly index: number
  /** Unix seconds. */
  readonly createdAt: number
  readonly data: SubnetData
}

/** What is only shown of a subnet; plain JSON. Ids in cb58. */
export interface SubnetData {
  readonly owner: OwnerData
  /** Owners it had before, oldest first. */
  readonly formerOwners?: readonly OwnerData[]
  /** Elastic: terms of staking. */
  readonly transformation?: {
    readonly txHash: string
    readonly assetId: string
    readonly minValidatorStake: string
    readonly maxValidatorStake: string
    readonly maxValidatorWeightFactor: number
  }
  /** An L1: where it is managed. */
  readonly conversion?: {
    readonly txHash: string
    readonly convertedAt: number
    readonly managerChainId: string
    /** `0x` and hexadecimal digits. */
    readonly managerAddress: string
    readonly conversionId: string
  }
}

export interface BlockchainRow {
  readonly blockchainId: Uint8Array
  readonly subnetId: Uint8Array
  readonly height: number
  readonly index: number
  /** Unix seconds. */
  readonly createdAt: number
  readonly name: string
  /** cb58. */
  readonly vmId: string
  /** The EVM's chain ID in decimal digits, where the genesis data says one. */
  readonly evmChainId?: string
}

/** What a staker was paid, by the UTXO that pays it. */
export interface RewardRow {
  readonly utxo: UtxoKey
  readonly type: "VALIDATOR" | "DELEGATOR" | "VALIDATOR_FEE"
  /** The staker's transaction, and the one that decided. */
  readonly stakerTx: Uint8Array
  readonly rewardTx: Uint8Array
  readonly nodeId: Uint8Array
  readonly addresses: readonly Uint8Array[]
  readonly amount: bigint
  readonly assetId: Uint8Array
  /** Of the staking period, in Unix seconds. */
  readonly start: number
  readonly end: number
  readonly stake: bigint
  readonly height: number
  /** When it was paid, in Unix seconds. */
  readonly timestamp: number
}

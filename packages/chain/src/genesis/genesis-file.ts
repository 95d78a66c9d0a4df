/** An amount of nAVAX on the P-Chain, and until when only staking may use it (Unix seconds, 0 for no lock). */
export interface GenesisUnlock {
  readonly amount: bigint
  readonly locktime: bigint
}

/** What an address begins with: `initialAmount` nAVAX on the X-Chain, `unlockSchedule` on the P-Chain. */
export interface GenesisAllocation {
  /** 20 bytes; only remembered in memos. */
  readonly ethAddr: Uint8Array
  /** 20 bytes. */
  readonly avaxAddr: Uint8Array
  readonly initialAmount: bigint
  readonly unlockSchedule: readonly GenesisUnlock[]
}

/** A validator that the network begins with. */
export interface GenesisStaker {
  /** 20 bytes. */
  readonly nodeID: Uint8Array
  /** 20 bytes. */
  readonly rewardAddress: Uint8Array
  /** Millionths that delegators pay. */
  readonly delegationFee: number
  /** The BLS key (48 bytes) and its proof of possession (96 bytes), when the validator has one. */
  readonly signer?: { readonly publicKey: Uint8Array; readonly proofOfPossession: Uint8Array } | undefined
}

/** What a network's genesis file says: the members of its JSON, their values parsed. Times and durations in seconds. */
export interface GenesisFile {
  readonly networkID: number
  readonly allocations: readonly GenesisAllocation[]
  readonly startTime: bigint
  readonly initialStakeDuration: bigint
  /** Each validator ends so much earlier than the one before. */
  readonly initialStakeDurationOffset: bigint
  /** Addresses whose allocations on the P-Chain are the stake of the first validators. */
  readonly initialStakedFunds: readonly Uint8Array[]
  readonly initialStakers: readonly GenesisStaker[]
  /** The C-Chain's genesis, a JSON text whose every byte counts. */
  readonly cChainGenesis: string
  readonly message: string
}

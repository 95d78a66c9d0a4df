/** An amount of nAVAX on the P-Chain, and the time before which only staking may use it (Unix seconds, 0 for no lock). */
export interface GenesisUnlock {
  readonly amount: bigint
  readonly locktime: bigint
}

/** The initial funds of an address: `initialAmount` nAVAX on the X-Chain, `unlockSchedule` on the P-Chain. */
export interface GenesisAllocation {
  /** 20 bytes; only used in memos. */
  readonly ethAddr: Uint8Array
  /** 20 bytes. */
  readonly avaxAddr: Uint8Array
  readonly initialAmount: bigint
  readonly unlockSchedule: readonly GenesisUnlock[]
}

/** An initial validator of a network. */
export interface GenesisStaker {
  /** 20 bytes. */
  readonly nodeID: Uint8Array
  /** 20 bytes. */
  readonly rewardAddress: Uint8Array
  /** Fee of delegators in millionths. */
  readonly delegationFee: number
  /** The BLS key (48 bytes) and its proof of possession (96 bytes), if the validator has one. */
  readonly signer?: { readonly publicKey: Uint8Array; readonly proofOfPossession: Uint8Array } | undefined
}

/** A network's genesis file: the members of its JSON with parsed values. Times and durations are in seconds. */
export interface GenesisFile {
  readonly networkID: number
  readonly allocations: readonly GenesisAllocation[]
  readonly startTime: bigint
  readonly initialStakeDuration: bigint
  /** How much earlier each validator ends than the previous one. */
  readonly initialStakeDurationOffset: bigint
  /** Addresses whose P-Chain allocations are the stake of the first validators. */
  readonly initialStakedFunds: readonly Uint8Array[]
  readonly initialStakers: readonly GenesisStaker[]
  /** The C-Chain's genesis as JSON text; the exact bytes matter, since they determine the chain's id. */
  readonly cChainGenesis: string
  readonly message: string
}

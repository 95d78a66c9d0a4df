import { type GenesisFile, localGenesis } from "@serac/chain"
import type { ValidatorIdentity } from "./validator-identity.ts"

/** Options of a devnet's genesis. */
export interface DevnetGenesisOptions {
  /** Seconds since 1970. */
  readonly startTime: bigint
  readonly validators: readonly ValidatorIdentity[]
  /** Network id. Default: 12345, the local network's. */
  readonly networkID?: number | undefined
}

const fees = [1_000_000, 500_000, 250_000, 125_000, 62_500]

/**
 * The local network's genesis with the devnet's validators. The allocations are the same, so that AVAX, the X- and the C-Chain have the
 * well-known ids of network 12345, and the published test key has its funds.
 */
export function devnetGenesis({ startTime, validators, networkID = 12345 }: DevnetGenesisOptions): GenesisFile {
  const local = localGenesis(startTime)
  const rewardAddress = local.initialStakers[0]?.rewardAddress as Uint8Array
  return {
    ...local,
    networkID,
    initialStakers: validators.map(({ nodeID, bls }, index) => ({
      nodeID,
      rewardAddress,
      delegationFee: fees[index % fees.length] as number,
      signer: { publicKey: bls.publicKey, proofOfPossession: bls.proofOfPossession },
    })),
    message: "a devnet",
  }
}

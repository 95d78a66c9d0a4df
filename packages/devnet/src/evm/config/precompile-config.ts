import type { Hex } from "../codec/hex.ts"
import type { FeeConfig } from "./fee-config.ts"

/** Names of the stateful precompiles in a chain's configuration, in the order of their addresses. */
export const precompileKeys = [
  "contractDeployerAllowListConfig",
  "contractNativeMinterConfig",
  "txAllowListConfig",
  "feeManagerConfig",
  "rewardManagerConfig",
  "warpConfig",
] as const

/** The name of a stateful precompile in a chain's configuration. */
export type PrecompileKey = (typeof precompileKeys)[number]

/** The addresses of the stateful precompiles. */
export const precompileAddresses: Readonly<Record<PrecompileKey, Hex>> = {
  contractDeployerAllowListConfig: "0x0200000000000000000000000000000000000000",
  contractNativeMinterConfig: "0x0200000000000000000000000000000000000001",
  txAllowListConfig: "0x0200000000000000000000000000000000000002",
  feeManagerConfig: "0x0200000000000000000000000000000000000003",
  rewardManagerConfig: "0x0200000000000000000000000000000000000004",
  warpConfig: "0x0200000000000000000000000000000000000005",
}

/** The configuration of a precompile: activation time, allow list, and initial values. Absent members have the node's defaults. */
export interface PrecompileConfig {
  /** Activation time in Unix seconds; a precompile without it is never active. */
  readonly blockTimestamp?: number | undefined
  /** Disables the precompile and deletes its state. */
  readonly disable?: boolean | undefined
  readonly adminAddresses?: readonly Hex[] | undefined
  readonly managerAddresses?: readonly Hex[] | undefined
  readonly enabledAddresses?: readonly Hex[] | undefined
  /** Balances that the native minter adds at activation. */
  readonly initialMint?: Readonly<Record<Hex, bigint>> | undefined
  readonly initialFeeConfig?: FeeConfig | undefined
  readonly initialRewardConfig?:
    | { readonly allowFeeRecipients?: boolean | undefined; readonly rewardAddress?: Hex | undefined }
    | undefined
  /** The share of the stake weight, in percent, that must have signed a warp message; 0 means 67. */
  readonly quorumNumerator?: number | undefined
  readonly requirePrimaryNetworkSigners?: boolean | undefined
}

/** One step of a chain's `precompileUpgrades`. */
export interface PrecompileUpgrade {
  readonly key: PrecompileKey
  readonly config: PrecompileConfig
}

/** One step of a chain's `stateUpgrades`: changes of accounts at a time. */
export interface StateUpgrade {
  /** Unix seconds. */
  readonly blockTimestamp: number
  readonly accounts: Readonly<
    Record<
      Hex,
      {
        readonly code?: Uint8Array | undefined
        /** The amount to add to the balance, in wei. */
        readonly balanceChange?: bigint | undefined
        readonly storage?: Readonly<Record<Hex, Hex>> | undefined
      }
    >
  >
}

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

/** Where each of them lives. */
export const precompileAddresses: Readonly<Record<PrecompileKey, Hex>> = {
  contractDeployerAllowListConfig: "0x0200000000000000000000000000000000000000",
  contractNativeMinterConfig: "0x0200000000000000000000000000000000000001",
  txAllowListConfig: "0x0200000000000000000000000000000000000002",
  feeManagerConfig: "0x0200000000000000000000000000000000000003",
  rewardManagerConfig: "0x0200000000000000000000000000000000000004",
  warpConfig: "0x0200000000000000000000000000000000000005",
}

/** From when a precompile is there, who may use it, and what it begins with. Absent members take the node's defaults. */
export interface PrecompileConfig {
  /** Unix seconds; a precompile without it is never there. */
  readonly blockTimestamp?: number | undefined
  /** Takes the precompile and its state away. */
  readonly disable?: boolean | undefined
  readonly adminAddresses?: readonly Hex[] | undefined
  readonly managerAddresses?: readonly Hex[] | undefined
  readonly enabledAddresses?: readonly Hex[] | undefined
  /** Balances that the native minter adds. */
  readonly initialMint?: Readonly<Record<Hex, bigint>> | undefined
  readonly initialFeeConfig?: FeeConfig | undefined
  readonly initialRewardConfig?:
    | { readonly allowFeeRecipients?: boolean | undefined; readonly rewardAddress?: Hex | undefined }
    | undefined
  /** Hundredths of the weight that has to have signed a warp message; 0 is 67. */
  readonly quorumNumerator?: number | undefined
  readonly requirePrimaryNetworkSigners?: boolean | undefined
}

/** One step of a chain's `precompileUpgrades`. */
export interface PrecompileUpgrade {
  readonly key: PrecompileKey
  readonly config: PrecompileConfig
}

/** One step of a chain's `stateUpgrades`: what it does to accounts at a time. */
export interface StateUpgrade {
  /** Unix seconds. */
  readonly blockTimestamp: number
  readonly accounts: Readonly<
    Record<
      Hex,
      {
        readonly code?: Uint8Array | undefined
        /** Added to the balance. */
        readonly balanceChange?: bigint | undefined
        readonly storage?: Readonly<Record<Hex, Hex>> | undefined
      }
    >
  >
}

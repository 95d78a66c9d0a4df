import {
  type DynamicFeeConfig,
  type Genesis,
  type NetworkFees,
  networkFees,
  type PChainTransaction,
  primaryNetworkRewards,
  type RewardConfig,
} from "@serac/chain"

/** The staking rules of a network. Amounts in nAVAX, durations in seconds, shares in millionths. */
export interface StakingRules {
  readonly minValidatorStake: bigint
  readonly maxValidatorStake: bigint
  readonly minDelegatorStake: bigint
  /** The least share of its delegators' rewards that a validator may charge. */
  readonly minDelegationFee: number
  readonly minStakeDuration: bigint
  readonly maxStakeDuration: bigint
  /** The least duration for validators from the Helicon upgrade on; `minStakeDuration` still applies to delegators. */
  readonly heliconMinStakeDuration: bigint
  /** The uptime that a validator needs for nodes to prefer rewarding it: 0 to 1. */
  readonly uptimeRequirement: number
  /** `uptimeRequirement` for validators that start after the Helicon upgrade. */
  readonly heliconUptimeRequirement: number
  readonly rewards: RewardConfig
}

/** Activation times of the upgrades after Granite, in Unix seconds; an absent upgrade never activates. */
export interface PChainUpgrades {
  readonly helicon?: number | undefined
}

/** The constants of a P-Chain. */
export interface PChainConfig {
  readonly networkID: number
  /** 32 bytes. */
  readonly avaxAssetID: Uint8Array
  /** The ids of the X- and the C-Chain. */
  readonly primaryChains: readonly Uint8Array[]
  readonly staking: StakingRules
  readonly dynamicFees: DynamicFeeConfig
  readonly validatorFees: NetworkFees["validatorFeeConfig"]
  /** Activation time in Unix seconds; undefined if it never activates. */
  readonly helicon: bigint | undefined
  /** See {@link PChainSettings}. */
  readonly chainID: PChainSettings["chainID"]
}

const avax = 1_000_000_000n
const hourSeconds = 3_600n
const mainNetworkID = 1
const testNetworkID = 5

/**
 * The defaults of avalanchego 1.14.2: the main network's rules for network 1, the test network's for 5, a local network's for
 * every other id. The configuration of a node may override them.
 */
export function stakingRules(networkID: number): StakingRules {
  const common = {
    maxValidatorStake: 3_000_000n * avax,
    minDelegationFee: 20_000,
    minStakeDuration: 24n * hourSeconds,
    maxStakeDuration: 365n * 24n * hourSeconds,
    uptimeRequirement: 0.8,
    heliconUptimeRequirement: 0.9,
    rewards: primaryNetworkRewards,
  }
  const main = { minValidatorStake: 2_000n * avax, minDelegatorStake: 25n * avax }
  const test = { minValidatorStake: avax, minDelegatorStake: avax }
  if (networkID === mainNetworkID)
    return { ...common, ...main, minStakeDuration: 14n * 24n * hourSeconds, heliconMinStakeDuration: 48n * hourSeconds }
  if (networkID === testNetworkID) return { ...common, ...test, heliconMinStakeDuration: 12n * hourSeconds }
  return { ...common, ...main, heliconMinStakeDuration: hourSeconds }
}

/** Overrides of the values that follow from the network id. */
export interface PChainSettings {
  readonly staking?: Partial<StakingRules> | undefined
  readonly fees?: Partial<Pick<NetworkFees, "dynamicFeeConfig" | "validatorFeeConfig">> | undefined
  readonly upgrades?: PChainUpgrades | undefined
  /** The id of the chain that a transaction creates. Default, and for undefined: the transaction's, as on every network. */
  readonly chainID?: ((transaction: PChainTransaction) => Uint8Array | undefined) | undefined
}

/** The complete configuration of a P-Chain. */
export function pChainConfig(
  { networkID, avaxAssetID, xChainID, cChainID }: Genesis,
  { staking, fees, upgrades, chainID }: PChainSettings,
): PChainConfig {
  const { dynamicFeeConfig, validatorFeeConfig } = { ...networkFees(networkID), ...fees }
  return {
    networkID,
    avaxAssetID,
    primaryChains: [xChainID, cChainID],
    staking: { ...stakingRules(networkID), ...staking },
    dynamicFees: dynamicFeeConfig,
    validatorFees: validatorFeeConfig,
    helicon: upgrades?.helicon === undefined ? undefined : BigInt(upgrades.helicon),
    chainID,
  }
}

/** Whether the Helicon upgrade is active at a time. */
export const isHelicon = ({ helicon }: PChainConfig, time: bigint): boolean => helicon !== undefined && time >= helicon

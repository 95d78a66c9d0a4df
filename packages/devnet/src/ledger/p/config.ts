import {
  type DynamicFeeConfig,
  type Genesis,
  type NetworkFees,
  networkFees,
  primaryNetworkRewards,
  type RewardConfig,
} from "@serac/chain"

/** What a network asks of stakers. Amounts in nAVAX, durations in seconds, shares in millionths. */
export interface StakingRules {
  readonly minValidatorStake: bigint
  readonly maxValidatorStake: bigint
  readonly minDelegatorStake: bigint
  /** The least share of its delegators' rewards that a validator may ask. */
  readonly minDelegationFee: number
  readonly minStakeDuration: bigint
  readonly maxStakeDuration: bigint
  /** The least duration of validators from the Helicon upgrade on; of delegators it stays. */
  readonly heliconMinStakeDuration: bigint
  /** Which part of its time a validator has to be seen, to be preferred for a reward: 0 to 1. */
  readonly uptimeRequirement: number
  /** The same for validators that start after the Helicon upgrade. */
  readonly heliconUptimeRequirement: number
  readonly rewards: RewardConfig
}

/** When upgrades after Granite become active, in Unix seconds; absent for never. */
export interface PChainUpgrades {
  readonly helicon?: number | undefined
}

/** What is fixed for the life of a P-Chain. */
export interface PChainConfig {
  readonly networkID: number
  /** 32 bytes. */
  readonly avaxAssetID: Uint8Array
  /** The ids of the X- and the C-Chain. */
  readonly primaryChains: readonly Uint8Array[]
  readonly staking: StakingRules
  readonly dynamicFees: DynamicFeeConfig
  readonly validatorFees: NetworkFees["validatorFeeConfig"]
  /** Unix seconds; undefined for never. */
  readonly helicon: bigint | undefined
}

const avax = 1_000_000_000n
const hourSeconds = 3_600n
const mainNetworkID = 1
const testNetworkID = 5

/**
 * What avalanchego 1.14.2 has built in: the main network's rules for 1, the test network's for 5, those of a local network
 * for every other. A node may be told otherwise.
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

/** What makes a network different from what its id says. */
export interface PChainSettings {
  readonly staking?: Partial<StakingRules> | undefined
  readonly fees?: Partial<Pick<NetworkFees, "dynamicFeeConfig" | "validatorFeeConfig">> | undefined
  readonly upgrades?: PChainUpgrades | undefined
}

/** The whole configuration. */
export function pChainConfig(
  { networkID, avaxAssetID, xChainID, cChainID }: Genesis,
  { staking, fees, upgrades }: PChainSettings,
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
  }
}

/** Whether the Helicon upgrade is active at a time. */
export const isHelicon = ({ helicon }: PChainConfig, time: bigint): boolean => helicon !== undefined && time >= helicon

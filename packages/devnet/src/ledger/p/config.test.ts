import { type Genesis, networkFees, primaryNetworkRewards } from "@serac/chain"
import { expect, test } from "vitest"
import { isHelicon, pChainConfig, stakingRules } from "./config.ts"

const hour = 3_600n
const day = 24n * hour
const avax = 1_000_000_000n

const common = {
  maxValidatorStake: 3_000_000n * avax,
  minDelegationFee: 20_000,
  maxStakeDuration: 365n * day,
  uptimeRequirement: 0.8,
  heliconUptimeRequirement: 0.9,
  rewards: primaryNetworkRewards,
}
const [networkID, avaxAssetID, xChainID, cChainID] = [9, 1, 2, 3]
const genesis = { networkID, avaxAssetID, xChainID, cChainID } as unknown as Genesis

test("the main network, the test network and local networks have the staking rules of their nodes", () => {
  const main = { ...common, minValidatorStake: 2_000n * avax, minDelegatorStake: 25n * avax }
  expect([1, 5, 12345].map(stakingRules)).toEqual([
    { ...main, minStakeDuration: 14n * day, heliconMinStakeDuration: 2n * day },
    {
      ...common,
      ...{ minValidatorStake: avax, minDelegatorStake: avax },
      ...{ minStakeDuration: day, heliconMinStakeDuration: 12n * hour },
    },
    { ...main, minStakeDuration: day, heliconMinStakeDuration: hour },
  ])
})

test("settings replace single rules and fees of the network, and no upgrade is planned unless they say so", () => {
  const { dynamicFeeConfig, validatorFeeConfig } = networkFees(networkID)
  const usual = {
    ...{ networkID, avaxAssetID, primaryChains: [xChainID, cChainID], staking: stakingRules(networkID) },
    ...{ dynamicFees: dynamicFeeConfig, validatorFees: validatorFeeConfig, helicon: undefined },
  }
  expect(pChainConfig(genesis, {})).toEqual(usual)
  const fees = { validatorFeeConfig: { ...validatorFeeConfig, capacity: 3n } }
  expect(pChainConfig(genesis, { staking: { minDelegatorStake: 7n }, fees, upgrades: { helicon: 100 } })).toEqual({
    ...{ ...usual, helicon: 100n, validatorFees: fees.validatorFeeConfig },
    staking: { ...stakingRules(networkID), minDelegatorStake: 7n },
  })
})

test("the Helicon upgrade is active from its second on", () => {
  const planned = pChainConfig(genesis, { upgrades: { helicon: 100 } })
  expect([99n, 100n, 101n].map((time) => isHelicon(planned, time))).toEqual([false, true, true])
  expect(isHelicon(pChainConfig(genesis, { upgrades: {} }), 2n ** 63n)).toBe(false)
})

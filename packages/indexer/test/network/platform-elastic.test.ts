import {
  type AddPermissionlessDelegatorTx,
  type AddPermissionlessValidatorTx,
  calculateReward,
  primaryNetworkRewards,
  splitReward,
} from "@serac/chain"
import { expect, test } from "vitest"
import { authorization, base, beginning, begun, bytes, output, owner, rewardUtxo } from "./platform-chain.ts"

const upgrades = { durango: beginning + 20, etna: beginning + 1_000_000 }
const assetID = bytes(32, 33)
const nodeID = bytes(20, 7)
const emptySigner = { type: "signer.Empty" as const }

/** A subnet that anybody may validate, with 5 to 2000 units, and four times as much with delegators. */
async function elasticSubnet() {
  const chain = await begun({ upgrades })
  const { id: subnetID } = await chain.standard(1, { type: "CreateSubnetTx", ...base, owner: owner(1) })
  await chain.standard(2, {
    type: "TransformSubnetTx",
    ...base,
    subnetID,
    assetID,
    initialSupply: 1_000_000_000n,
    maximumSupply: 2_000_000_000n,
    minConsumptionRate: 200_000n,
    maxConsumptionRate: 400_000n,
    minValidatorStake: 5n,
    maxValidatorStake: 2_000_000n,
    minStakeDuration: 1,
    maxStakeDuration: 31_536_000,
    minDelegationFee: 20_000,
    minDelegatorStake: 1n,
    maxValidatorWeightFactor: 4,
    uptimeRequirement: 800_000,
    subnetAuthorization: authorization,
  })
  const validating = (start: number, end: number, weight: bigint): AddPermissionlessValidatorTx => ({
    type: "AddPermissionlessValidatorTx",
    ...base,
    validator: { nodeID, start: BigInt(beginning + start), end: BigInt(beginning + end), weight },
    subnetID,
    signer: emptySigner,
    stake: [output(weight, 2, assetID)],
    validationRewardsOwner: owner(3),
    delegationRewardsOwner: owner(4),
    shares: 100_000,
  })
  const delegating = (start: number, end: number, weight: bigint): AddPermissionlessDelegatorTx => ({
    type: "AddPermissionlessDelegatorTx",
    ...base,
    validator: { nodeID, start: BigInt(beginning + start), end: BigInt(beginning + end), weight },
    subnetID,
    stake: [output(weight, 5, assetID)],
    rewardsOwner: owner(6),
  })
  return { chain, subnetID, validating, delegating }
}

const terms = {
  ...primaryNetworkRewards,
  minConsumptionRate: 200_000n,
  maxConsumptionRate: 400_000n,
  supplyCap: 2_000_000_000n,
}
const rewardFor = (seconds: number, amount: bigint, currentSupply: bigint) =>
  calculateReward({ nanoseconds: BigInt(seconds) * 10n ** 9n, amount, currentSupply }, terms)

test("an elastic subnet rewards by its own terms, from its own supply, and delegates by its own limits", async () => {
  const { chain, subnetID, validating, delegating } = await elasticSubnet()
  const year = 31_536_000
  const validator = await chain.standard(3, validating(10, 10 + year, 600_000n))
  expect(chain.staker(validator.id)).toMatchObject({ status: "pending", delegationCapacity: 1_400_000n })
  chain.reload()
  await chain.standard(10)
  const ofValidator = rewardFor(year, 600_000n, 1_000_000_000n)
  expect(chain.staker(validator.id).data).toMatchObject({ potentialReward: String(ofValidator) })

  // Since Durango a delegator starts with its block, whatever its transaction says.
  const delegator = await chain.standard(30, delegating(5000, 1030, 400_000n))
  const ofDelegator = rewardFor(1000, 400_000n, 1_000_000_000n + ofValidator)
  expect(chain.staker(delegator.id)).toMatchObject({
    status: "active",
    start: beginning + 30,
    end: beginning + 1030,
    delegationShares: 100_000,
    data: { potentialReward: String(ofDelegator), more: { outputs: 1, stakes: 1 } },
  })
  expect(chain.staker(validator.id)).toMatchObject({ delegatorCount: 1, delegationCapacity: 1_000_000n })
  expect(chain.utxo(delegator.id, 1)).toMatchObject({ staked: true, assetId: assetID })
  expect(chain.utxo(delegator.id, 1)?.platformFragment).toContain(
    `"utxoStartTimestamp":${beginning + 30},"utxoEndTimestamp":${beginning + 1030},"utxoType":"STAKE"`,
  )

  chain.reload()
  const { fromShares, remainder } = splitReward(ofDelegator, 100_000)
  chain.pays(delegator.id, rewardUtxo(delegator.id, 2, remainder, 6))
  await chain.propose({ type: "RewardValidatorTx", txID: delegator.id }, true, 1030)
  expect(chain.staker(validator.id).data.accruedDelegateeReward).toBe(String(fromShares))
  expect(chain.utxo(delegator.id, 1)?.staked).toBe(false)

  // The validator was not up, but still gets its fees.
  chain.pays(validator.id, rewardUtxo(validator.id, 2, fromShares, 4))
  await chain.propose({ type: "RewardValidatorTx", txID: validator.id }, false, 10 + year)
  expect(chain.staker(validator.id).data).toMatchObject({
    rewarded: false,
    validationReward: "0",
    delegationReward: String(fromShares),
  })
  expect([...chain.writer.rewards.values()].map(({ type, amount }) => [type, amount])).toEqual([
    ["DELEGATOR", remainder],
    ["VALIDATOR_FEE", fromShares],
  ])
  const more = JSON.parse((await chain.writer.platform())?.more ?? "")
  expect(more.supplies[Buffer.from(subnetID).toString("hex")]).toBe(String(1_000_000_000n + ofDelegator))
})

test("a validator that keeps everything leaves its delegators nothing: what is paid then is its fee", async () => {
  const { chain, validating, delegating } = await elasticSubnet()
  await chain.standard(20)
  const validator = await chain.standard(21, { ...validating(0, 5000, 600_000n), shares: 1_000_000 })
  const delegator = await chain.standard(22, delegating(0, 1000, 400_000n))
  const whole = BigInt(chain.staker(delegator.id).data.potentialReward ?? 0)
  chain.pays(delegator.id, rewardUtxo(delegator.id, 2, whole, 4))
  await chain.propose({ type: "RewardValidatorTx", txID: delegator.id }, true, 1000)
  expect([...chain.writer.rewards.values()]).toMatchObject([{ type: "VALIDATOR_FEE", amount: whole }])
  expect(chain.staker(delegator.id).data.delegationReward).toBe("0")
  expect(chain.staker(validator.id).data.more?.feesPaid).toBe(String(whole))
})

test("a staker whose reward is nothing is paid nothing", async () => {
  const { chain, validating } = await elasticSubnet()
  await chain.standard(20)
  const validator = await chain.standard(21, validating(0, 22, 5n))
  expect(chain.staker(validator.id).data.potentialReward).toBe("0")
  chain.pays(validator.id, rewardUtxo(validator.id, 2, 1n, 4))
  const reward = { type: "RewardValidatorTx", txID: validator.id } as const
  await expect(chain.propose(reward, true, 22)).rejects.toMatchObject({ kind: "nonsense" })
  chain.pays(validator.id)
  await chain.add({ type: "BanffCommitBlock", time: BigInt(beginning + 22) })
  expect([...chain.writer.rewards.values()]).toEqual([])
})

test("rewards that nobody can have earned are the node's fault", async () => {
  const { chain, validating, delegating } = await elasticSubnet()
  await chain.standard(20)
  const validator = await chain.standard(21, validating(0, 5000, 600_000n))
  const delegator = await chain.standard(22, delegating(0, 1000, 400_000n))
  const decide = async (committed: boolean, ...utxos: readonly Uint8Array[]) => {
    chain.pays(delegator.id, ...utxos)
    await chain.propose({ type: "RewardValidatorTx", txID: delegator.id }, committed, 1000)
  }
  const wrong = { kind: "nonsense" }
  await expect(decide(true, rewardUtxo(delegator.id, 3, 1n, 6))).rejects.toMatchObject(wrong)
  const outcome = (committed: boolean, ...utxos: readonly Uint8Array[]) => {
    chain.pays(delegator.id, ...utxos)
    return chain.add({ type: committed ? "BanffCommitBlock" : "BanffAbortBlock", time: BigInt(beginning + 1000) })
  }
  await expect(outcome(true, rewardUtxo(validator.id, 2, 1n, 6))).rejects.toMatchObject(wrong)
  await expect(outcome(false, rewardUtxo(delegator.id, 2, 1n, 6))).rejects.toMatchObject(wrong)
  const three = [2, 3, 4].map((index) => rewardUtxo(delegator.id, index, 1n, 6))
  await expect(outcome(true, ...three)).rejects.toMatchObject(wrong)
  await expect(outcome(true, bytes(40, 1))).rejects.toMatchObject(wrong)
  const { remainder } = splitReward(BigInt(chain.staker(delegator.id).data.potentialReward ?? 0), 100_000)
  const more = outcome(true, rewardUtxo(delegator.id, 2, remainder + 1n, 6))
  await expect(more).rejects.toMatchObject({ ...wrong, message: expect.stringContaining("was earned") })
  const elsewhere = outcome(true, rewardUtxo(delegator.id, 2, remainder, 5))
  await expect(elsewhere).rejects.toMatchObject({ ...wrong, message: expect.stringContaining("to somebody else") })
  await outcome(false)
  expect(chain.staker(delegator.id)).toMatchObject({ status: "completed", data: { rewarded: false } })
})

test("a reward that is owed and is not told yet is waited for", async () => {
  const { chain, validating, delegating } = await elasticSubnet()
  await chain.standard(20)
  const validator = await chain.standard(21, validating(0, 50_000, 600_000n))
  const delegator = await chain.standard(22, delegating(0, 40_000, 400_000n))
  const { fromShares, remainder } = splitReward(BigInt(chain.staker(delegator.id).data.potentialReward ?? 0), 100_000)
  const waits = { kind: "nonsense", message: expect.stringContaining("does not tell all rewards") }
  chain.pays(delegator.id)
  await expect(chain.propose({ type: "RewardValidatorTx", txID: delegator.id }, true, 40_000)).rejects.toMatchObject(
    waits,
  )
  chain.pays(delegator.id, rewardUtxo(delegator.id, 2, remainder, 6))
  await chain.add({ type: "BanffCommitBlock", time: BigInt(beginning + 40_000) })

  // The validator gets its fees whether it is rewarded or not.
  chain.pays(validator.id)
  await expect(chain.propose({ type: "RewardValidatorTx", txID: validator.id }, false, 50_000)).rejects.toMatchObject(
    waits,
  )
  chain.pays(validator.id, rewardUtxo(validator.id, 2, fromShares, 4))
  await chain.add({ type: "BanffAbortBlock", time: BigInt(beginning + 50_000) })
  expect([...chain.writer.rewards.values()].map(({ amount }) => amount)).toEqual([remainder, fromShares])
})

import {
  type AddDelegatorTx,
  type AddSubnetValidatorTx,
  type AddValidatorTx,
  type CreateSubnetTx,
  calculateReward,
  type PChainExportTx,
  type PChainImportTx,
  parseId,
  primaryNetworkRewards,
  type RemoveSubnetValidatorTx,
  splitReward,
} from "@serac/chain"
import { expect, test } from "vitest"
import {
  authorization,
  avax,
  base,
  beginning,
  begun,
  bytes,
  input,
  output,
  owner,
  type PlatformChain,
  rewardUtxo,
  zero,
} from "./platform-chain.ts"
import { recordedNetwork } from "./primary-fixtures.ts"

const nodeID = bytes(20, 7)
const later = { durango: beginning + 1_000_000, etna: beginning + 1_000_000 }
const at = (start: number, end: number, weight: bigint) => ({
  nodeID,
  start: BigInt(beginning + start),
  end: BigInt(beginning + end),
  weight,
})

const validatorTx = (start: number, end: number, weight = 2_000_000_000_000n): AddValidatorTx => ({
  type: "AddValidatorTx",
  ...base,
  validator: at(start, end, weight),
  stake: [output(weight, 2)],
  rewardsOwner: owner(3),
  shares: 20_000,
})

const delegatorTx = (start: number, end: number, weight: bigint): AddDelegatorTx => ({
  type: "AddDelegatorTx",
  ...base,
  validator: at(start, end, weight),
  stake: [output(weight - 10n, 4), output(10n, 5)],
  rewardsOwner: owner(6),
})

const supplyOf = (chain: PlatformChain, height: number) =>
  BigInt(JSON.parse(chain.writer.blocks.get(`P${height}`)?.json ?? "").currentSupply)

test("before Durango stakers wait for their start, and before Banff time moves by proposals", async () => {
  const chain = await begun({ upgrades: later })
  // Duration and amount are large enough for each reward to affect the next one: it reduces the amount left to mint.
  const year = 31_536_000
  const weight = 8_000_000_000_000n
  const validator = await chain.propose(validatorTx(100, 100 + year), true)
  const delegator = await chain.propose(delegatorTx(100, 100 + year, weight), true)
  expect(chain.staker(validator.id)).toMatchObject({
    status: "pending",
    start: beginning + 100,
    height: 1,
    index: 0,
    delegationCapacity: 8_000_000_000_000n,
    totalDelegatorCount: 0,
  })
  expect(chain.staker(delegator.id)).toMatchObject({ status: "pending", delegationShares: 20_000 })
  const before = supplyOf(chain, 4)
  chain.reload()
  await chain.advance(100)

  // Both start at the same time: the delegator's reward is computed first, the validator's from the remaining supply.
  const reward = (seconds: number, amount: bigint, currentSupply: bigint) =>
    calculateReward({ nanoseconds: BigInt(seconds) * 10n ** 9n, amount, currentSupply }, primaryNetworkRewards)
  const ofDelegator = reward(year, weight, before)
  const ofValidator = reward(year, 2_000_000_000_000n, before + ofDelegator)
  expect(ofValidator).toBeLessThan(reward(year, 2_000_000_000_000n, before))
  expect(chain.staker(delegator.id)).toMatchObject({ status: "active", data: { potentialReward: String(ofDelegator) } })
  expect(chain.staker(validator.id)).toMatchObject({
    status: "active",
    delegatorCount: 1,
    delegatorWeight: weight,
    totalDelegatorCount: 1,
    delegationCapacity: 0n,
    data: { potentialReward: String(ofValidator), accruedDelegateeReward: "0" },
  })
  expect(supplyOf(chain, 6)).toBe(before + ofDelegator + ofValidator)
  expect([5, 6].map((height) => chain.writer.blocks.get(`P${height}`)?.timestamp)).toEqual([beginning, beginning + 100])
})

test("a validator that started before Cortina gets its fee at once, and the abort of its own reward takes it back", async () => {
  const chain = await begun({ upgrades: later })
  const validator = await chain.propose(validatorTx(100, 1000), true)
  const delegator = await chain.propose(delegatorTx(100, 900, 100_000_000_000n), true)
  await chain.advance(100)
  await chain.advance(900)
  const minted = supplyOf(chain, 8)
  const { delegationShares } = chain.staker(validator.id)
  const own = BigInt(chain.staker(delegator.id).data.potentialReward ?? 0)
  const { remainder, fromShares } = splitReward(own, delegationShares ?? 0)
  expect(fromShares).toBeGreaterThan(0n)
  chain.pays(delegator.id, rewardUtxo(delegator.id, 3, remainder, 6), rewardUtxo(delegator.id, 4, fromShares, 3))
  const reward = await chain.propose({ type: "RewardValidatorTx", txID: delegator.id }, true)
  expect(chain.staker(delegator.id)).toMatchObject({
    status: "completed",
    data: { rewarded: true, delegationReward: String(remainder) },
  })
  expect(chain.staker(validator.id)).toMatchObject({
    status: "active",
    delegatorCount: 0,
    delegatorWeight: 0n,
    totalDelegatorCount: 1,
    totalDelegatorWeight: 100_000_000_000n,
    data: { accruedDelegateeReward: "0" },
  })
  expect([...chain.writer.rewards.values()]).toEqual([
    {
      utxo: { txId: delegator.id, outputIndex: 3 },
      type: "DELEGATOR",
      stakerTx: delegator.id,
      rewardTx: reward.id,
      nodeId: nodeID,
      addresses: [bytes(20, 6)],
      amount: remainder,
      assetId: avax,
      start: beginning + 100,
      end: beginning + 900,
      stake: 100_000_000_000n,
      height: 10,
      timestamp: beginning + 900,
    },
    expect.objectContaining({
      type: "VALIDATOR_FEE",
      amount: fromShares,
      addresses: [bytes(20, 3)],
      stakerTx: delegator.id,
    }),
  ])
  expect([1, 2, 3, 4].map((index) => chain.utxo(delegator.id, index)?.staked)).toEqual([false, false, false, false])

  chain.reload()
  await chain.advance(1000)
  chain.pays(validator.id)
  const potential = BigInt(chain.staker(validator.id).data.potentialReward ?? 0)
  await chain.propose({ type: "RewardValidatorTx", txID: validator.id }, false)
  const { delegationCapacity, data, status } = chain.staker(validator.id)
  expect({ delegationCapacity, status }).toEqual({ delegationCapacity: undefined, status: "completed" })
  expect(data).toMatchObject({ rewarded: false, validationReward: "0", delegationReward: String(fromShares) })
  expect(supplyOf(chain, 14)).toBe(minted - potential)
})

test("a staker that was refused gets its stake back as plain outputs of its transaction", async () => {
  const chain = await begun({ upgrades: later })
  await chain.propose(validatorTx(100, 1000), true)
  const refused = await chain.propose(delegatorTx(200, 900, 100n), false)
  expect(chain.writer.stakers.has(Buffer.from(refused.id).toString("hex"))).toBe(false)
  expect([0, 1, 2].map((index) => chain.utxo(refused.id, index))).toMatchObject([
    { amount: 5n, staked: false, height: 3, timestamp: beginning },
    { amount: 90n, staked: false, height: 3 },
    { amount: 10n, staked: false, height: 3 },
  ])
  expect(chain.utxo(refused.id, 1)?.platformFragment).toContain('"utxoType":"TRANSFER"')
  const row = chain.writer.transactions.get(Buffer.from(refused.id).toString("hex"))
  expect(row).toMatchObject({ height: 3, index: 0, type: "AddDelegatorTx", outputs: 3, inputs: [{ txId: zero }] })
})

test("atomic blocks import and export, and a chain's time does not move by them", async () => {
  const chain = await begun({ upgrades: later })
  const unsigned: PChainExportTx = {
    type: "ExportTx",
    ...base,
    destinationChain: parseId(recordedNetwork.xChainId),
    exportedOutputs: [output(3n, 8)],
  }
  const block = await chain.add({ type: "ApricotAtomicBlock", transaction: { unsigned, credentials: [] } })
  const { id } = (block as Extract<typeof block, { readonly type: "ApricotAtomicBlock" }>).transaction
  const exported = chain.utxo(id, 1)
  expect(exported).toMatchObject({ createdOn: "P", consumedOn: "X", amount: 3n, timestamp: beginning, height: 1 })
  expect(exported?.platformFragment).toContain(`"consumedOnChainId":"${recordedNetwork.xChainId}"`)
  expect(exported?.fragment).toContain('"outputIndex":"1"')
  const imported: PChainImportTx = {
    type: "ImportTx",
    ...base,
    sourceChain: parseId(recordedNetwork.cChainId),
    importedInputs: [input(bytes(32, 9), 4, 6n)],
  }
  await chain.add({ type: "ApricotAtomicBlock", transaction: { unsigned: imported, credentials: [] } })
  expect([...chain.writer.consumptions.values()]).toContainEqual(
    expect.objectContaining({ txId: bytes(32, 9), outputIndex: 4, height: 2, timestamp: beginning }),
  )
})

test("a validator of a permissioned subnet ends with its time, and one that waits can be removed", async () => {
  const chain = await begun({ upgrades: later })
  const create: CreateSubnetTx = { type: "CreateSubnetTx", ...base, owner: owner(1) }
  const block = await chain.add({ type: "ApricotStandardBlock", transactions: [{ unsigned: create, credentials: [] }] })
  const subnetID = block.transactions[0]?.id as Uint8Array
  const validating = (node: number, start: number, end: number): AddSubnetValidatorTx => ({
    type: "AddSubnetValidatorTx",
    ...base,
    validator: { ...at(start, end, 9n), nodeID: bytes(20, node), subnetID },
    subnetAuthorization: authorization,
  })
  const first = await chain.propose(validating(1, 10, 20), true)
  const second = await chain.standard(5, validating(2, 30, 40))
  expect([first, second].map(({ id }) => chain.staker(id).status)).toEqual(["pending", "pending"])
  await chain.standard(10)
  expect([first, second].map(({ id }) => chain.staker(id).status)).toEqual(["active", "pending"])
  const removal: RemoveSubnetValidatorTx = {
    type: "RemoveSubnetValidatorTx",
    ...base,
    subnetID,
    nodeID: bytes(20, 2),
    subnetAuthorization: authorization,
  }
  await chain.standard(15, removal)
  chain.reload()
  await chain.standard(20)
  expect([first, second].map(({ id }) => chain.staker(id).status)).toEqual(["completed", "removed"])
  const { delegationShares, delegationCapacity, data } = chain.staker(second.id)
  expect({ delegationShares, delegationCapacity, removedAt: data.removedAt }).toEqual({ removedAt: beginning + 15 })
  await expect(chain.standard(21, removal)).rejects.toMatchObject({
    kind: "nonsense",
  })
})

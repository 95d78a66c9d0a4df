import { createHash } from "node:crypto"
import {
  type AddAutoRenewedValidatorTx,
  calculateReward,
  encodePChainTransaction,
  primaryNetworkRewards,
  rewardsAfterHelicon,
  splitReward,
} from "@serac/chain"
import { describe, expect, test } from "vitest"
import { authorization, avax, base, beginning, begun, bytes, output, owner, rewardUtxo } from "./platform-chain.ts"

const nonsense = (message: string) => ({ kind: "nonsense", message: expect.stringContaining(message) })
const helicon = beginning + 5
const upgrades = { durango: beginning, etna: beginning + 1_000_000, helicon }
const stake = 2_000_000_000_000n
const period = 1_000

const validating = (changes: Partial<AddAutoRenewedValidatorTx> = {}): AddAutoRenewedValidatorTx => ({
  type: "AddAutoRenewedValidatorTx",
  ...base,
  nodeID: bytes(20, 9),
  signer: { type: "signer.Empty" },
  stake: [output(stake, 2)],
  validationRewardsOwner: owner(3),
  delegationRewardsOwner: owner(4),
  validatorAuthority: owner(5),
  delegationShares: 100_000,
  autoCompoundRewardShares: 300_000,
  period: BigInt(period),
  ...changes,
})

/** The transaction that ends a period, with its ID. */
function endOf(txID: Uint8Array, seconds: number) {
  const unsigned = { type: "RewardAutoRenewedValidatorTx" as const, txID, timestamp: BigInt(beginning + seconds) }
  const encoded = encodePChainTransaction({ unsigned, credentials: [] })
  return { unsigned, id: new Uint8Array(createHash("sha256").update(encoded).digest()) }
}

/** A chain with one auto-renewed validator, which started after ten seconds. */
async function renewing(changes?: Partial<AddAutoRenewedValidatorTx>) {
  const chain = await begun({ upgrades })
  const { id } = await chain.standard(10, validating(changes))
  const end = async (seconds: number, committed: boolean, ...paid: readonly bigint[]) => {
    const { unsigned, id: rewardTx } = endOf(id, seconds)
    chain.pays(rewardTx, ...paid.map((amount, index) => rewardUtxo(rewardTx, index, amount, 3 + index)))
    await chain.propose(unsigned, committed, seconds)
    return rewardTx
  }
  const potential = () => BigInt(chain.staker(id).data.potentialReward ?? 0)
  return { chain, id, end, potential, row: () => chain.staker(id) }
}

test("a validator that renews itself starts with its block, by the rate of that moment", async () => {
  const { chain, row, potential } = await renewing()
  const supply = (await (await begun({ upgrades })).writer.platform())?.more
  const currentSupply = BigInt(JSON.parse(supply ?? "").supplies["00".repeat(32)])
  const rates = rewardsAfterHelicon(primaryNetworkRewards, BigInt(beginning + 10), BigInt(helicon))
  const terms = { nanoseconds: BigInt(period) * 10n ** 9n, amount: stake, currentSupply }
  expect(potential()).toBe(calculateReward(terms, rates))
  expect(row()).toMatchObject({
    status: "active",
    weight: stake,
    start: beginning + 10,
    end: beginning + 10 + period,
    delegationShares: 100_000,
    data: { renewal: { period, autoCompoundRewardShares: 300_000, periods: 0, restakedValidationReward: "0" } },
  })
  expect(chain.utxo(row().txId, 1)).toMatchObject({ staked: true, amount: stake })
})

test("a rewarded period is followed by the next, with what is compounded in the stake and the rest paid", async () => {
  const { chain, id, end, potential, row } = await renewing()
  const earned = potential()
  const { fromShares, remainder } = splitReward(earned, 300_000)
  const rewardTx = await end(10 + period, true, remainder)
  expect(row()).toMatchObject({
    status: "active",
    weight: stake + fromShares,
    start: beginning + 10 + period,
    end: beginning + 10 + 2 * period,
    data: {
      renewal: { periods: 1, restakedValidationReward: String(fromShares), paidValidationReward: String(remainder) },
    },
  })
  expect(chain.utxo(rewardTx, 0)).toMatchObject({ amount: remainder, assetId: avax })
  expect(chain.utxo(id, 1)).toMatchObject({ staked: true })
  expect([...chain.writer.periods.values()].map(({ data }) => data)).toEqual([
    {
      start: beginning + 10,
      end: beginning + 10 + period,
      stake: String(stake),
      rewarded: true,
      renewed: true,
      validationReward: String(remainder),
      delegationReward: "0",
      restakedValidationReward: String(fromShares),
      restakedDelegationReward: "0",
    },
  ])
})

test("what it compounds is known again after a restart", async () => {
  const whole = await renewing()
  const restarted = await renewing()
  for (const { chain, end, potential } of [whole, restarted]) {
    await end(10 + period, true, splitReward(potential(), 300_000).remainder)
    if (chain === restarted.chain) chain.reload()
    await end(10 + 2 * period, true, splitReward(potential(), 300_000).remainder)
  }
  expect(restarted.row()).toEqual(whole.row())
})

test("a validator that is told to stop is paid, at the end of its period, what it compounded before too", async () => {
  const { chain, id, end, potential, row } = await renewing({ autoCompoundRewardShares: 1_000_000 })
  const first = potential()
  await end(10 + period, true)
  const config = { period: 0n, autoCompoundRewardShares: 0 }
  await chain.standard(20 + period, {
    type: "SetAutoRenewedValidatorConfigTx",
    ...base,
    txID: id,
    auth: authorization,
    ...config,
  })
  expect(row().data.renewal).toMatchObject({ period: 0, autoCompoundRewardShares: 0 })
  await end(10 + 2 * period, true, first + potential())
  expect(row()).toMatchObject({
    status: "completed",
    weight: stake + first,
    data: { rewarded: true, renewal: { periods: 2 } },
  })
  expect(chain.utxo(id, 1)).toMatchObject({ staked: false })
})

test("a period that is not rewarded ends the validation: only what was compounded before is paid", async () => {
  const { chain, id, end, potential, row } = await renewing({ autoCompoundRewardShares: 1_000_000 })
  const first = potential()
  await end(10 + period, true)
  const supplyOf = async () => JSON.parse((await chain.writer.platform())?.more ?? "").supplies["00".repeat(32)]
  const [before, forfeited] = [BigInt(await supplyOf()), potential()]
  await end(10 + 2 * period, false, first)
  expect(BigInt(await supplyOf())).toBe(before - forfeited)
  expect(row()).toMatchObject({
    status: "completed",
    data: { rewarded: false, validationReward: String(first), renewal: { periods: 1 } },
  })
  expect(chain.utxo(id, 1)).toMatchObject({ staked: false })
})

test("a stake grows no further than any stake may: what has no room is paid", async () => {
  const most = 3_000_000_000_000_000n
  const { end, potential, row } = await renewing({ stake: [output(most - 5n, 2)], autoCompoundRewardShares: 1_000_000 })
  await end(10 + period, true, potential() - 5n)
  expect(row()).toMatchObject({ weight: most, data: { renewal: { restakedValidationReward: "5" } } })
})

describe("is refused where", () => {
  test("a node does not tell all that a period pays yet", async () => {
    const { end } = await renewing()
    await expect(end(10 + period, true)).rejects.toMatchObject(nonsense("does not tell all rewards"))
  })

  test("a node tells that more is paid than was earned", async () => {
    const { end, potential } = await renewing()
    await expect(end(10 + period, true, potential() + 1n)).rejects.toMatchObject(nonsense("more rewards"))
  })

  test("a period ends that is not over", async () => {
    const { end } = await renewing()
    await expect(end(9 + period, true)).rejects.toMatchObject(nonsense("a period that is not over"))
  })

  test("a transaction is about a validator that does not renew itself", async () => {
    const { chain } = await renewing()
    const [other] = [...(await chain.writer.currentStakers())].filter(({ data }) => data.renewal === undefined)
    const txID = other?.txId as Uint8Array
    const change = { txID, auth: authorization, period: 0n, autoCompoundRewardShares: 0 }
    await expect(
      chain.standard(20, { type: "SetAutoRenewedValidatorConfigTx", ...base, ...change }),
    ).rejects.toMatchObject(nonsense("does not renew itself"))
    await expect(chain.propose(endOf(txID, 30).unsigned, true, 30)).rejects.toMatchObject(
      nonsense("does not renew itself"),
    )
  })

  test("one that renews itself is rewarded as if it did not", async () => {
    const { chain, id } = await renewing()
    chain.pays(id)
    await expect(chain.propose({ type: "RewardValidatorTx", txID: id }, true, 10 + period)).rejects.toMatchObject(
      nonsense("ends a staker that renews itself"),
    )
  })

  test("a node ID has not its length", async () => {
    const chain = await begun({ upgrades })
    await expect(chain.standard(10, validating({ nodeID: bytes(19, 1) }))).rejects.toMatchObject(nonsense("19 bytes"))
  })
})

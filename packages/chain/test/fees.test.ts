import fc from "fast-check"
import { expect, test } from "vitest"
import { decodeCChainAtomicTransaction } from "../src/c/decode.ts"
import { atomicFee, atomicGas } from "../src/fees/atomic-fee.ts"
import { pChainComplexity } from "../src/fees/complexity.ts"
import { FeeError } from "../src/fees/fee-error.ts"
import { gasOf, pChainFee } from "../src/fees/gas.ts"
import { gasPrice } from "../src/fees/gas-price.ts"
import { advanceGasState, consumeGas } from "../src/fees/gas-state.ts"
import { networkFees } from "../src/fees/network-fees.ts"
import { calculateReward, primaryNetworkRewards, rewardsAfterHelicon, splitReward } from "../src/fees/reward.ts"
import {
  advanceValidatorFee,
  type ValidatorFeeConfig,
  type ValidatorFeeState,
  validatorFeeCost,
  validatorSecondsRemaining,
} from "../src/fees/validator-fee.ts"
import { decodePChainBlock, decodePChainTransaction } from "../src/p/decode.ts"
import { formatId } from "../src/text/id.ts"
import { fixture, fromHex } from "./vectors.ts"

type Texts<Key extends string> = Readonly<Record<Key, string>>
type Named = Texts<"name">

interface Fees {
  readonly weights: Texts<"bandwidth" | "dbRead" | "dbWrite" | "compute">
  readonly rewardConfig: Texts<"maxConsumptionRate" | "minConsumptionRate" | "mintingPeriodSeconds" | "supplyCap">
  readonly pChain: readonly (Texts<"name" | "txID"> & {
    readonly size: number
    readonly error?: string
    readonly complexity: Fees["weights"]
    readonly gas: string
    readonly feeAtPrice1: string
    readonly feeAtPrice137: string
    readonly gasWithWeights3_500_7_11: string
  })[]
  readonly networks: readonly Named[]
  readonly gasPrice: readonly Texts<"name" | "minPrice" | "excess" | "excessConversionConstant" | "price">[]
  readonly gasState: readonly (Texts<"name" | "capacity" | "excess" | "seconds" | "gas"> & {
    readonly advanced: Texts<"capacity" | "excess">
    readonly consumed?: Texts<"capacity" | "excess">
  })[]
  readonly validatorFee: readonly Texts<
    | "name"
    | "target"
    | "minPrice"
    | "excessConversionConstant"
    | "current"
    | "excess"
    | "seconds"
    | "excessAfter"
    | "cost"
    | "funds"
    | "maxSeconds"
    | "secondsRemaining"
  >[]
  readonly rewards: readonly Texts<"name" | "durationNanoseconds" | "stake" | "supply" | "reward">[]
  readonly rewardsHelicon: readonly (Texts<"name" | "durationSeconds" | "stake" | "supply" | "reward"> & {
    readonly heliconTime: number
    readonly stakeStart: number
  })[]
  readonly split: readonly (Texts<"name" | "total" | "fromShares" | "remainder"> & { readonly shares: number })[]
}

interface Transactions {
  readonly transactions: readonly Texts<"name" | "txID" | "bytes">[]
}

interface Atomic {
  readonly transactions: readonly Texts<"name" | "bytes" | "gasUsedWithFixedFee">[]
  readonly dynamicFees: readonly Texts<"name" | "gas" | "baseFeeWei" | "feeNAVAX">[]
}

const fees = fixture<Fees>("fees")
const atomic = fixture<Atomic>("c-atomic")

/** The object with its decimal strings as bigints. */
const integers = <Key extends string>(texts: Texts<Key>): Record<Key, bigint> =>
  Object.fromEntries(Object.entries<string>(texts).map(([key, value]) => [key, BigInt(value)])) as Record<Key, bigint>

const refusal = (run: () => unknown): string | undefined => {
  try {
    run()
  } catch (error) {
    if (error instanceof FeeError) return error.code
    throw error
  }
  return undefined
}

test("complexity, gas and fee of every P-Chain transaction are the node's", () => {
  const files = ["p-transactions", "p-transactions-helicon"].map((name) => fixture<Transactions>(name).transactions)
  const bytes = new Map(files.flat().map((vector) => [vector.txID, fromHex(vector.bytes)]))
  const weights = integers(fees.weights)
  const others = { bandwidth: 3n, dbRead: 500n, dbWrite: 7n, compute: 11n }
  expect(fees.pChain.length).toBe(40)
  for (const vector of fees.pChain) {
    const { unsigned } = decodePChainTransaction(bytes.get(vector.txID) ?? new Uint8Array())
    if (vector.error !== undefined) {
      expect(
        refusal(() => pChainComplexity(unsigned)),
        vector.name,
      ).toBe("unsupported-transaction")
      continue
    }
    expect({ name: vector.name, ...pChainComplexity(unsigned) }).toEqual({
      name: vector.name,
      ...integers(vector.complexity),
    })
    expect(gasOf(pChainComplexity(unsigned), weights)).toBe(BigInt(vector.gas))
    expect(gasOf(pChainComplexity(unsigned), others)).toBe(BigInt(vector.gasWithWeights3_500_7_11))
    expect(pChainFee(unsigned, weights, 1n)).toBe(BigInt(vector.feeAtPrice1))
    expect(pChainFee(unsigned, weights, 137n)).toBe(BigInt(vector.feeAtPrice137))
  }
})

interface Helicon {
  readonly complexities: readonly { readonly txID: string; readonly complexity: readonly number[] }[]
  readonly rewards: readonly (Readonly<Record<"heliconTime" | "stakeStart" | "durationSeconds", number>> &
    Readonly<Record<"minConsumptionRate" | "maxConsumptionRate" | "mintingPeriodSeconds", number>> &
    Texts<"supplyCap" | "stakedAmount" | "currentSupply" | "reward">)[]
}

test("complexity of every transaction of a network that lived through the Helicon upgrade is the node's", () => {
  const { complexities } = fixture<Helicon>("helicon")
  const { blocks } = fixture<{ blocks: { bytes: string }[] }>("ledger-p-chain-helicon")
  const transactions = new Map(
    blocks
      .flatMap(({ bytes }) => decodePChainBlock(fromHex(bytes)).transactions)
      .map(({ id, unsigned }) => [formatId(id), unsigned]),
  )
  expect(complexities.length).toBe(48)
  for (const { txID, complexity } of complexities) {
    const { bandwidth, dbRead, dbWrite, compute } = pChainComplexity(
      transactions.get(txID) as Parameters<typeof pChainComplexity>[0],
    )
    expect([bandwidth, dbRead, dbWrite, compute].map(Number), txID).toEqual(complexity)
  }
})

test("rewards before, at and after the Helicon upgrade are the node's, whatever the least rate was before", () => {
  const { rewards } = fixture<Helicon>("helicon")
  expect(rewards.length).toBe(80)
  for (const vector of rewards) {
    const { minConsumptionRate, maxConsumptionRate, mintingPeriodSeconds, supplyCap } = vector
    const config = rewardsAfterHelicon(
      {
        minConsumptionRate: BigInt(minConsumptionRate),
        maxConsumptionRate: BigInt(maxConsumptionRate),
        mintingPeriod: BigInt(mintingPeriodSeconds),
        supplyCap: BigInt(supplyCap),
      },
      BigInt(vector.stakeStart),
      BigInt(vector.heliconTime),
    )
    const stake = {
      nanoseconds: BigInt(vector.durationSeconds) * 10n ** 9n,
      amount: BigInt(vector.stakedAmount),
      currentSupply: BigInt(vector.currentSupply),
    }
    expect(String(calculateReward(stake, config)), JSON.stringify(vector)).toBe(vector.reward)
  }
})

test("gas that is no u64 is refused", () => {
  const complexity = { bandwidth: 2n ** 63n, dbRead: 0n, dbWrite: 0n, compute: 0n }
  expect(() => gasOf(complexity, { bandwidth: 2n, dbRead: 0n, dbWrite: 0n, compute: 0n })).toThrow(RangeError)
})

test("networks have the node's fees", () => {
  const [mainnet, fuji, local] = fees.networks
  const written = (networkID: number) =>
    JSON.parse(
      JSON.stringify(networkFees(networkID), (_, value) => (typeof value === "bigint" ? String(value) : value)),
    )
  expect({ name: "mainnet", ...written(1) }).toEqual(mainnet)
  expect({ name: "fuji", ...written(5) }).toEqual(fuji)
  for (const networkID of [12345, 1337]) expect({ name: local?.name, ...written(networkID) }).toEqual(local)
})

test("prices grow with the excess as the node's do", () => {
  expect(fees.gasPrice.length).toBe(26)
  for (const { name, price, ...parameters } of fees.gasPrice) {
    expect(gasPrice(integers(parameters)), name).toBe(BigInt(price))
  }
  const parameters = { minPrice: 1n, excess: 1n, excessConversionConstant: 1n }
  expect(() => gasPrice({ ...parameters, excessConversionConstant: 0n })).toThrow(RangeError)
  expect(() => gasPrice({ ...parameters, excess: -1n })).toThrow(RangeError)
  expect(() => gasPrice({ ...parameters, minPrice: 2n ** 64n })).toThrow(RangeError)
})

test("gas comes back and is spent as on the node", () => {
  expect(fees.gasState.length).toBe(9)
  for (const { name, capacity, excess, seconds, advanced, gas, consumed } of fees.gasState) {
    const { dynamicFeeConfig } = networkFees(1337)
    const state = advanceGasState(integers({ capacity, excess }), dynamicFeeConfig, BigInt(seconds))
    expect(state, name).toEqual(integers(advanced))
    if (consumed) expect(consumeGas(state, BigInt(gas)), name).toEqual(integers(consumed))
    else
      expect(
        refusal(() => consumeGas(state, BigInt(gas))),
        name,
      ).toBe("insufficient-capacity")
  }
})

test("an L1 validator pays what the node takes, and lasts as long", () => {
  expect(fees.validatorFee.length).toBe(14)
  for (const { name, ...texts } of fees.validatorFee) {
    const { current, excess, seconds, funds, maxSeconds, ...rest } = integers(texts)
    const state = { current, excess }
    expect(advanceValidatorFee(state, rest, seconds), name).toEqual({ current, excess: rest.excessAfter })
    expect(validatorFeeCost(state, rest, seconds), name).toBe(rest.cost)
    expect(validatorSecondsRemaining(state, rest, funds, maxSeconds), name).toBe(rest.secondsRemaining)
  }
})

/** A reference implementation of the rule, second by second. */
function bySeconds(state: ValidatorFeeState, config: ValidatorFeeConfig, seconds: bigint, funds: bigint) {
  let cost = 0n
  let left = funds
  let lasting: bigint | undefined
  let { excess } = state
  for (let second = 0n; second < seconds; second++) {
    ;({ excess } = advanceValidatorFee({ current: state.current, excess }, config, 1n))
    const price = gasPrice({
      minPrice: config.minPrice,
      excess,
      excessConversionConstant: config.excessConversionConstant,
    })
    cost += price
    left -= price
    if (left < 0n) lasting ??= second
  }
  return { cost: cost < 2n ** 64n ? cost : 2n ** 64n - 1n, lasting: lasting ?? seconds }
}

test("prices that last are found without counting seconds", () => {
  const state = fc.record({ current: fc.bigInt(0n, 40n), excess: fc.bigInt(0n, 20_000n) })
  const config = fc.record({
    target: fc.bigInt(0n, 40n),
    minPrice: fc.bigInt(1n, 600n),
    excessConversionConstant: fc.bigInt(1n, 10_000n),
  })
  fc.assert(
    fc.property(state, config, fc.bigInt(0n, 300n), fc.bigInt(0n, 100_000n), (s, c, seconds, funds) => {
      const { cost, lasting } = bySeconds(s, c, seconds, funds)
      expect(validatorFeeCost(s, c, seconds)).toBe(cost)
      expect(validatorSecondsRemaining(s, c, funds, seconds)).toBe(lasting)
    }),
    { numRuns: 200 },
  )
  const { validatorFeeConfig } = networkFees(1)
  const longest = 2n ** 64n - 1n
  expect(validatorFeeCost({ current: 0n, excess: 30_000_000n }, validatorFeeConfig, 10n ** 9n)).toBeGreaterThan(
    512n * 10n ** 9n,
  )
  expect(
    validatorSecondsRemaining({ current: 9_999n, excess: 10n ** 9n }, validatorFeeConfig, longest, 10n ** 9n),
  ).toBe(10n ** 9n)
})

test("what is left of a supply above its cap wraps around 2^64, as it did for the three first validators of a network made by tmpnet", () => {
  let currentSupply = 2_759_000_000_000_000_000n
  const rewards = [31_525_200n, 31_536_000n, 31_530_600n].map((seconds) => {
    const stake = { nanoseconds: seconds * 1_000_000_000n, amount: 1_000_000_000_000_000n, currentSupply }
    const reward = calculateReward(stake, primaryNetworkRewards)
    currentSupply += reward
    return reward
  })
  expect({ rewards, currentSupply }).toEqual({
    rewards: [713_353_626_194_635n, 713_423_256_014_249n, 713_065_385_250_459n],
    currentSupply: 2_761_139_842_267_459_343n,
  })
})

test("rewards are the node's", () => {
  const { mintingPeriodSeconds, maxConsumptionRate, minConsumptionRate, supplyCap } = integers(fees.rewardConfig)
  expect(primaryNetworkRewards).toEqual({
    maxConsumptionRate,
    minConsumptionRate,
    mintingPeriod: mintingPeriodSeconds,
    supplyCap,
  })
  expect(fees.rewards.length).toBe(26)
  for (const { name, durationNanoseconds, stake, supply, reward } of fees.rewards) {
    const staked = { nanoseconds: BigInt(durationNanoseconds), amount: BigInt(stake), currentSupply: BigInt(supply) }
    expect(calculateReward(staked, primaryNetworkRewards), name).toBe(BigInt(reward))
  }
  for (const { name, heliconTime, stakeStart, durationSeconds, stake, supply, reward } of fees.rewardsHelicon) {
    const staked = {
      nanoseconds: BigInt(durationSeconds) * 10n ** 9n,
      amount: BigInt(stake),
      currentSupply: BigInt(supply),
    }
    const config = rewardsAfterHelicon(primaryNetworkRewards, BigInt(stakeStart), BigInt(heliconTime))
    expect(calculateReward(staked, config), name).toBe(BigInt(reward))
  }
  const staked = { nanoseconds: 1n, amount: 1n, currentSupply: 1n }
  expect(() => calculateReward({ ...staked, currentSupply: 0n }, primaryNetworkRewards)).toThrow(RangeError)
})

test("rewards are split as the node splits them, and nothing is lost", () => {
  expect(fees.split.length).toBe(14)
  for (const { name, total, shares, fromShares, remainder } of fees.split) {
    expect(splitReward(BigInt(total), shares), name).toEqual(integers({ fromShares, remainder }))
  }
  fc.assert(
    fc.property(fc.bigInt(0n, 2n ** 64n - 1n), fc.integer({ min: 0, max: 1_000_000 }), (total, shares) => {
      const { fromShares, remainder } = splitReward(total, shares)
      return fromShares + remainder === total && fromShares >= 0n && remainder >= 0n
    }),
  )
  for (const shares of [-1, 1_000_001, 0.5]) expect(() => splitReward(1n, shares)).toThrow(RangeError)
})

test("gas and fee of atomic C-Chain transactions are the node's", () => {
  expect(atomic.transactions.length).toBe(8)
  for (const { name, bytes, gasUsedWithFixedFee } of atomic.transactions) {
    expect(atomicGas(decodeCChainAtomicTransaction(fromHex(bytes)).unsigned), name).toBe(BigInt(gasUsedWithFixedFee))
  }
  expect(atomic.dynamicFees.length).toBe(20)
  for (const { name, gas, baseFeeWei, feeNAVAX } of atomic.dynamicFees) {
    expect(atomicFee(BigInt(gas), BigInt(baseFeeWei)), name).toBe(BigInt(feeNAVAX))
  }
})

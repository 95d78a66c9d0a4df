import { maxUint64 } from "@serac/chain"
import { expect, test } from "vitest"
import {
  advanceClock,
  consumeGas,
  type GasClock,
  gasClockAt,
  gasTarget,
  isPast,
  minPriceOf,
  priceOf,
} from "./gas-clock.ts"

const rate = 3_200_000n
const config = { target: rate / 2n, minPrice: 1n }
const seen = ({ seconds, fraction, excess }: GasClock) => ({ seconds, fraction, excess })

test("half of the gas that is consumed is excess, which time that passes without any takes back at half the rate", () => {
  let clock = gasClockAt(42_000n, 1n, config)
  const consumed = (gas: bigint) => {
    clock = consumeGas(clock, gas, config)
    return seen(clock)
  }
  const at = (milliseconds: bigint) => {
    clock = advanceClock(clock, milliseconds)
    return seen(clock)
  }
  expect([
    seen(clock),
    consumed(rate / 2n),
    consumed((3n * rate) / 4n),
    consumed(10n * rate),
    at(53_000n),
    at(55_000n),
    at(55_500n),
    at(56_250n),
    at(99_000n),
  ]).toEqual([
    { seconds: 42n, fraction: 0n, excess: 0n },
    { seconds: 42n, fraction: rate / 2n, excess: rate / 4n },
    { seconds: 43n, fraction: rate / 4n, excess: (5n * rate) / 8n },
    { seconds: 53n, fraction: rate / 4n, excess: (45n * rate) / 8n },
    { seconds: 53n, fraction: rate / 4n, excess: (45n * rate) / 8n },
    { seconds: 55n, fraction: 0n, excess: (38n * rate) / 8n },
    { seconds: 55n, fraction: rate / 2n, excess: (36n * rate) / 8n },
    { seconds: 56n, fraction: rate / 4n, excess: (33n * rate) / 8n },
    { seconds: 99n, fraction: 0n, excess: 0n },
  ])
})

test("the price grows with what is consumed beyond the target, and begins not above that of the last block before the upgrade", () => {
  const clock = gasClockAt(0n, 1_000_000_000n, config)
  // With an excess of one more the price would be above the limit.
  expect(priceOf(clock)).toBe(999_999_996n)
  expect(priceOf({ ...clock, excess: clock.excess + 1n })).toBeGreaterThan(1_000_000_000n)
  const full = consumeGas(clock, 120n * rate, config)
  expect(Number(priceOf(full)) / Number(priceOf(clock))).toBeCloseTo(Math.exp(120 / 87), 6)
})

test("what another target lays down scales the excess, so that the price stays; a least price lifts it", () => {
  const clock = consumeGas(gasClockAt(0n, 1_000_000n, config), 12_345n, config)
  const other = consumeGas(clock, 0n, { target: 1_600_123n, minPrice: 1n })
  expect(Math.abs(Number(priceOf(other) - priceOf(clock)))).toBeLessThan(2)
  // A time in gas is rounded up, never down.
  expect(other.fraction).toBe((12_345n * 3_200_246n + rate - 1n) / rate)
  expect(priceOf(consumeGas(clock, 0n, { target: config.target, minPrice: 5_000_000n }))).toBe(5_000_000n)
})

test("a clock is past the times before it", () => {
  const clock = consumeGas(gasClockAt(42_000n, 1n, config), rate / 2n, config)
  expect([42_499n, 42_500n, 42_501n, 43_000n].map((time) => isPast(clock, time))).toEqual([true, false, false, false])
})

test.each([
  [0n, 1_000_000n],
  [33n, 1_000_000n],
  [34n, 1_000_001n],
  [32_768n, 1_000_977n],
  [13_605_152n, 1_500_000n],
  [231_785_805n, 1_000_000_006n],
  [maxUint64, maxUint64],
])("the target exponent %i stands for %i gas a second", (exponent, target) => {
  expect(gasTarget(exponent)).toBe(target)
})

test.each([
  [0n, 1n],
  [1n, 1n],
  [288_230_376_151_711_749n, 2n],
  [1_914_961_168_676_647_261n, 100n],
  [11_529_215_046_068_469_736n, 2n ** 40n],
  [maxUint64 - 37n, maxUint64],
])("the price exponent %i stands for at least %i wei", (exponent, price) => {
  expect(minPriceOf(exponent)).toBe(price)
})

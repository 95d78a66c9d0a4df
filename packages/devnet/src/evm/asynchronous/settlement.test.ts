import { expect, test } from "vitest"
import type { EvmBlock } from "../block/block.ts"
import { type GasClock, gasTarget, rateOf } from "../fees/gas-clock.ts"
import { lastToSettle } from "./settlement.ts"

const target = gasTarget(0n)

/** Blocks with these timestamps whose execution ends at these times; the first one is settled. */
function lastAt(milliseconds: bigint, blocks: readonly (readonly [seconds: bigint, executedMs: bigint])[]): bigint {
  const made = blocks.map(([timestamp, executedMs], number): EvmBlock => {
    const clock: GasClock = {
      ...{ seconds: executedMs / 1000n, fraction: ((executedMs % 1000n) * rateOf(target)) / 1000n },
      ...{ target, excess: 0n, minPrice: 1n },
    }
    const header = { number: BigInt(number), timestamp, settledHeight: 0n }
    return { header, execution: { clock } } as unknown as EvmBlock
  })
  return lastToSettle({ at: (height) => made[Number(height)] }, made.at(-1) as EvmBlock, milliseconds).header.number
}

test("a block is settled five seconds after its time and the end of its execution, and not a millisecond before", () => {
  const early = [
    [0n, 0n],
    [10n, 8_000n],
  ] as const
  expect([lastAt(14_999n, early), lastAt(15_000n, early)]).toEqual([0n, 1n])
  const long = [
    [0n, 0n],
    [10n, 12_500n],
  ] as const
  expect([lastAt(17_499n, long), lastAt(17_500n, long)]).toEqual([0n, 1n])
})

test("of several the newest that is long enough over is settled, and one before what is settled is not looked at", () => {
  const blocks = [
    [0n, 0n],
    [10n, 10_000n],
    [11n, 20_000n],
    [12n, 20_000n],
  ] as const
  expect([lastAt(14_999n, blocks), lastAt(15_000n, blocks), lastAt(25_000n, blocks)]).toEqual([0n, 1n, 3n])
})

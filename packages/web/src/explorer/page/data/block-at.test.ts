import { expect, test } from "vitest"
import { firstBlockFrom } from "./block-at.ts"

/** Blocks of a chain that slept for a year in the middle: the time of each by its number. */
const times = Array.from({ length: 10_000 }, (_, number) => 1_000 + number * 2 + (number > 5_000 ? 31_536_000 : 0))

const range = [
  { number: 0, time: times[0] as number },
  { number: 9_999, time: times[9_999] as number },
] as const

test.each([0, 1_000, 1_001, 1_002, 11_000, 11_001, 20_000_000, 31_547_002, 31_547_003, 31_555_998, 99_999_999])(
  "the first block from %i on is the one that a search of all finds, with few looks",
  async (seconds) => {
    const looked: number[] = []
    const number = await firstBlockFrom(seconds, range, async (one) => {
      looked.push(one)
      return times[one] as number
    })
    const expected = times.findIndex((time) => time >= seconds)
    expect(number).toBe(expected === -1 ? 10_000 : expected)
    expect(looked.length).toBeLessThanOrEqual(28)
  },
)

import { expect, test } from "vitest"
import { PeerError } from "../errors/peer-error.ts"
import { TrafficBudget } from "./traffic-budget.ts"

/** The verdicts of a budget of 3 messages and 100 bytes on messages at their times. */
function verdicts(...messages: readonly (readonly [at: number, bytes: number])[]): (string | undefined)[] {
  let now = 50_000
  const budget = new TrafficBudget({ messages: 3, messageBytes: 100 }, () => now)
  return messages.map(([at, bytes]) => {
    now = 50_000 + at
    try {
      budget.spend(bytes)
      return undefined
    } catch (error) {
      expect(error).toBeInstanceOf(PeerError)
      return (error as Error).message
    }
  })
}

test("as many messages and bytes as may be are taken, and one more is not", () => {
  expect(verdicts([0, 40], [0, 40], [9_999, 20])).toEqual([undefined, undefined, undefined])
  expect(verdicts([0, 1], [0, 1], [0, 1], [9_999, 1]).at(-1)).toBe("The peer sent 4 messages of 4 bytes within seconds")
  expect(verdicts([0, 40], [9_999, 61]).at(-1)).toBe("The peer sent 2 messages of 101 bytes within seconds")
})

test("after ten seconds it begins anew, with messages and with bytes", () => {
  expect(verdicts([0, 100], [10_000, 100], [19_999, 0], [20_000, 100])).toEqual(Array(4).fill(undefined))
  const full = [0, 0, 0].map((at) => [at, 1] as const)
  expect(verdicts(...full, [10_000, 1], [10_000, 1], [10_000, 1], [19_999, 1]).map((one) => one === undefined)).toEqual(
    [...Array(6).fill(true), false],
  )
})

test("where the clock was set back by as much it begins anew as well, and not where by less", () => {
  expect(verdicts([0, 100], [-10_000, 100])).toEqual([undefined, undefined])
  expect(verdicts([0, 100], [-9_999, 1]).at(-1)).toBe("The peer sent 2 messages of 101 bytes within seconds")
})

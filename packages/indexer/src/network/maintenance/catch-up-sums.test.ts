import type { SumProgress } from "@serac/store"
import { expect, test } from "vitest"
import { SumCatchUp } from "./catch-up-sums.ts"
import type { MaintenanceContext } from "./maintenance-context.ts"

/** A store that is this many steps behind, with the duration of each step. */
function behind(steps: number, milliseconds: number) {
  const [lines, signal]: [string[], AbortController] = [[], new AbortController()]
  let [left, now] = [steps, 0]
  const context = {
    network: { networkId: 5 },
    clock: { elapsed: () => now },
    log: (level: string, message: string) => lines.push(`${level} ${message}`),
    signal: signal.signal,
    writer: {
      catchUpSums: async (): Promise<SumProgress | undefined> => {
        now += milliseconds
        left -= 1
        return left < 0 ? undefined : { part: "utxos", next: steps - left, end: steps }
      },
    },
  }
  const sums = new SumCatchUp(context as unknown as MaintenanceContext)
  return { sums, lines, stop: () => signal.abort(), left: () => left }
}

const told = ["info The supply is added up from what is stored", "info The supply is added up"]

test("all steps are taken at once where they are short, and the store is not asked again", async () => {
  const { sums, lines, left } = behind(3, 10)
  await sums.run()
  await sums.run()
  expect([left(), lines]).toEqual([-1, told])
})

test("after a second it is the turn of others", async () => {
  const { sums, lines, left } = behind(5, 400)
  await sums.run()
  expect([left(), lines]).toEqual([2, told.slice(0, 1)])
  await sums.run()
  expect([left(), lines]).toEqual([-1, told])
})

test("where nothing is behind nothing is said", async () => {
  const { sums, lines } = behind(0, 1)
  await sums.run()
  expect(lines).toEqual([])
})

test("it ends with its indexer", async () => {
  const { sums, stop, left } = behind(5, 1)
  stop()
  await expect(sums.run()).rejects.toThrow("aborted")
  expect(left()).toBe(5)
})

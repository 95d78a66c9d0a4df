import { recordedNetwork } from "@serac/recordings"
import { expect, it } from "vitest"
import { recordedResult } from "../recording/recorded-calls.ts"
import { readPrimaryRecording } from "../recording/recording.ts"
import { L1Fees } from "./l1-fees.ts"
import { isUnspent } from "./utxo.ts"
import { workOut } from "./world.ts"

const recording = await readPrimaryRecording(recordedNetwork)
const world = workOut(recording)

interface Recorded {
  readonly validators: readonly {
    readonly txID?: string
    readonly startTime: string
    readonly potentialReward?: string
    readonly accruedDelegateeReward?: string
    readonly delegators?: Recorded["validators"]
  }[]
}

it("knows what each staker gets, and since when, to the last unit", () => {
  const calls = recording.calls.of("platform.getCurrentValidators")
  const all = calls.flatMap((call) => recordedResult<Recorded>(call)?.validators ?? [])
  const recorded = all.flatMap((one) => [one, ...(one.delegators ?? [])]).filter(({ txID }) => txID)
  const told = recorded.map(({ txID, startTime, potentialReward, accruedDelegateeReward }) => {
    return [txID, Number(startTime), potentialReward ?? "undefined", accruedDelegateeReward ?? "0"]
  })
  const known = recorded.map(({ txID }) => {
    const staker = world.stakers.find((one) => one.txID === txID)
    return [txID, staker?.start, `${staker?.potentialReward}`, `${staker?.accruedFees}`]
  })
  expect(told.length).toBeGreaterThan(20)
  expect(known).toEqual(told)
})

it("knows the supply", () => {
  const recorded = recordedResult<{ supply: string }>(recording.calls.find("P", "platform.getCurrentSupply", {}))
  expect(`${world.platform.at(-1)?.supply}`).toBe(recorded?.supply)
})

it("knows what is left to each validator of an L1", () => {
  const recorded = recording.calls
    .of("platform.getL1Validator")
    .flatMap((call) => recordedResult<{ validationID: string; balance: string; minNonce: string }>(call) ?? [])
  const known = recorded.map(({ validationID }) => {
    const validator = world.l1.all.get(validationID)
    return validator && { balance: `${world.l1.balanceOf(validator)}`, minNonce: `${validator.minNonce}` }
  })
  expect(recorded.length).toBeGreaterThan(4)
  expect(known).toEqual(recorded.map(({ balance, minNonce }) => ({ balance, minNonce })))
})

it("has fees rise by the second above the target and fall below it, as the node computes them", () => {
  const fees = new L1Fees({ target: 10_000n, minPrice: 1n, excessConversionConstant: 865_617n })
  fees.advance(600, 15_000)
  expect(fees.accrued).toBe(5_093n)
  fees.advance(7_200, 9_000)
  expect(fees.accrued).toBe(5_093n + 29_586n)
  fees.advance(3_600, 0)
  expect(fees.accrued).toBe(5_093n + 29_586n + 3_600n)
})

it("remembers what was, at any heights", () => {
  const sums = [0, 50, 100, world.heights.P].map((height) => {
    const heights = { ...world.heights, P: height }
    return [...world.utxos.values()].filter((utxo) => utxo.consumedOn === "P" && isUnspent(utxo, heights)).length
  })
  expect(sums).toEqual([expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)])
  expect(sums[0]).toBeLessThan(sums[1] ?? 0)
  expect(sums[2]).toBeLessThan(sums[3] ?? 0)
})

it("refuses a recording that does not add up", async () => {
  const [first, second] = recording.X.slice(1, 3)
  if (!first || !second) throw new Error("There are too few blocks")
  const twice = [...recording.X.slice(0, 2), { ...first, height: 2 }, ...recording.X.slice(3)]
  expect(() => workOut({ ...recording, X: twice })).toThrow("is made twice")
  expect(() => workOut({ ...recording, X: [...recording.X.slice(0, 2), ...recording.X.slice(3)] })).toThrow(
    "which nothing made",
  )
})

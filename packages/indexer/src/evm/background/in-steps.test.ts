import { expect, test } from "vitest"
import { VirtualClock } from "../../../test/core/virtual-clock.ts"
import { inSteps } from "./in-steps.ts"

/** A task whose steps have these outcomes in turn, and then nothing to do, with the start of each step in milliseconds. */
function setting(outcomes: (boolean | Error)[]) {
  const clock = new VirtualClock()
  const beganAt = clock.elapsed()
  const steps: number[] = []
  const failures: string[] = []
  const task = inSteps({
    clock,
    step: async () => {
      steps.push(clock.elapsed() - beganAt)
      const outcome = outcomes.shift() ?? false
      if (outcome instanceof Error) throw outcome
      return outcome
    },
    onFailure: (error) => failures.push(String(error)),
  })
  return { clock, task, steps, failures }
}

test("steps follow each other while there is more to do, then wait for a call, five seconds at least", async () => {
  const { clock, task, steps } = setting([true, true])
  await clock.pass(60_000)
  expect(steps).toEqual([0, 0, 0])
  task.wake()
  await clock.pass(0)
  task.wake()
  await clock.pass(5_000)
  expect(steps).toEqual([0, 0, 0, 60_000, 65_000])
  await task.stop()
})

test("a failure is told and tried again later and later, a minute at most, though nobody calls", async () => {
  const { clock, task, steps, failures } = setting(Array.from({ length: 8 }, () => new Error("no room")))
  await clock.pass(200_000)
  expect(steps.map((at) => at / 1_000)).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183])
  expect(failures).toEqual(Array.from({ length: 8 }, () => "Error: no room"))
  await task.stop()
})

test("a step that succeeds begins the pauses of failures anew", async () => {
  const { clock, task, steps } = setting([new Error("one"), new Error("two"), true, new Error("three")])
  await clock.pass(10_000)
  expect(steps.map((at) => at / 1_000)).toEqual([0, 1, 3, 3, 4])
  await task.stop()
})

test("a stop waits for the step in hand, which hears of it, and what fails by that is not told", async () => {
  const failures: unknown[] = []
  const task = inSteps({
    clock: new VirtualClock(),
    step: (signal) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
    onFailure: (error) => failures.push(error),
  })
  await task.stop()
  expect(failures).toEqual([])
})

import { expect, test } from "vitest"
import { VirtualClock } from "../../../test/core/virtual-clock.ts"
import { NodeFault } from "../fault.ts"
import { Outage } from "./outage.ts"

const fault = new NodeFault("connection", "no answer")

test("a single fault is no outage, three in a row are one until there is an answer", () => {
  const outage = new Outage(new VirtualClock(), () => {}, {})
  const lasted: boolean[] = []
  for (let count = 0; count < 3; count++) {
    outage.faulted(fault)
    lasted.push(outage.lasts)
  }
  outage.answered()
  expect([...lasted, outage.lasts]).toEqual([false, false, true, false])
})

test("a single fault after which nobody is asked for seconds is one too", async () => {
  const clock = new VirtualClock()
  const outage = new Outage(clock, () => {}, {})
  outage.faulted(fault)
  await clock.pass(3_000)
  const lasted = outage.lasts
  outage.answered()
  expect([lasted, outage.lasts, outage.error]).toEqual([true, false, "no answer"])
})

test("what was asked before a fault, and answered after it, does not end it", async () => {
  const clock = new VirtualClock()
  const outage = new Outage(clock, () => {}, {})
  const askedAt = clock.elapsed()
  await clock.pass(10)
  outage.faulted(fault)
  outage.answered(askedAt)
  await clock.pass(3_000)
  const lasted = outage.lasts
  outage.answered(clock.elapsed())
  expect([lasted, outage.lasts]).toEqual([true, false])
})

test("an answer ends an outage after the machine's clock was set back", () => {
  const clock = new VirtualClock()
  const outage = new Outage(clock, () => {}, {})
  for (let count = 0; count < 3; count++) outage.faulted(fault)
  clock.move(-500_000)
  outage.answered()
  expect(outage.lasts).toBe(false)
})

test("a node that keeps its askers waiting fails, until anything comes", async () => {
  const clock = new VirtualClock()
  const outage = new Outage(clock, () => {}, {})
  const askedAt = clock.elapsed()
  const since = new Date(clock.now()).toISOString().replace(/\.\d+Z/, "Z")
  await clock.pass(2_500)
  outage.silent(askedAt)
  const told = [outage.lasts, outage.error]
  outage.answered(askedAt)
  expect([...told, outage.lasts]).toEqual([true, `no answer from its node since ${since}`, false])
})

test("what failed last says more than that nothing has come since", () => {
  const clock = new VirtualClock()
  const outage = new Outage(clock, () => {}, {})
  outage.faulted(fault)
  outage.silent(clock.elapsed())
  expect([outage.lasts, outage.error]).toEqual([false, "no answer"])
})

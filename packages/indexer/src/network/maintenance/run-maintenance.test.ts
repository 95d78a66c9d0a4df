import { expect, test } from "vitest"
import { VirtualClock } from "../../../test/core/virtual-clock.ts"
import { NodeFault } from "../../core/index.ts"
import { type MaintenanceTasks, runMaintenance } from "./run-maintenance.ts"

test("a node that contradicts the others about the beginning holds no other task up, and nothing counts as settled meanwhile, nor while nodes differ about terms", async () => {
  const clock = new VirtualClock()
  const ending = new AbortController()
  const done: string[] = []
  const faults: string[] = []
  let differ = true
  const task = (name: string) => async () => void done.push(name)
  const note = async () => {
    if (differ) throw new NodeFault("nonsense", "they differ about the beginning")
    done.push("beginning")
  }
  const terms = { isAgreed: true }
  const tasks = {
    ...{ terms, beginning: { note, run: task("initial state") } },
    ...{ sums: { run: task("sums") }, observer: { run: task("observations") }, spends: { run: task("spends") } },
    ...{ proposers: { run: task("proposers"), isBehind: false }, resolver: { run: task("inputs") } },
    hasConsumed: () => false,
    onSettled: () => done.push("settled"),
  }
  const chain = { head: {}, isCaughtUp: true, faulted: ({ message }: NodeFault) => faults.push(message) }
  const context = { tracker: { chains: { P: chain, X: chain, C: chain } }, clock, signal: ending.signal }
  const ended = runMaintenance(tasks as unknown as MaintenanceTasks, context as never)
  await clock.pass(1_000)
  expect(done.splice(0)).toEqual(["sums", "observations", "proposers", "spends", "inputs", "initial state"])
  expect(faults).toEqual(["they differ about the beginning"])
  differ = false
  await clock.pass(1_000)
  const all = ["sums", "beginning", "observations", "proposers", "spends", "initial state"]
  expect(done.splice(0)).toEqual([...all, "settled"])
  terms.isAgreed = false
  await clock.pass(1_000)
  expect(done).toEqual(all)
  ending.abort(new Error("ended"))
  await expect(ended).rejects.toThrow("ended")
})

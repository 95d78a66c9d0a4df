import type { ArchiveKept, ArchiveMaintenance } from "@serac/store"
import { expect, test } from "vitest"
import { VirtualClock } from "../../../test/core/virtual-clock.ts"
import { startArchiveMaintenance } from "./maintain-archive.ts"

/** Maintenance of an archive whose store returns these answers in turn, and then has nothing to do. */
function maintaining(answers: readonly (ArchiveMaintenance | Error)[], kept?: ArchiveKept) {
  const clock = new VirtualClock()
  const began = clock.elapsed()
  const calls: { readonly kept: ArchiveKept; readonly at: number }[] = []
  const logged: (readonly [level: string, reason: unknown])[] = []
  const writer = {
    async maintainArchive(kept: ArchiveKept): Promise<ArchiveMaintenance> {
      calls.push({ kept, at: clock.elapsed() - began })
      const answer = answers[calls.length - 1] ?? { isMore: false }
      if (answer instanceof Error) throw answer
      return answer
    },
  }
  const log = (level: string, _: string, facts?: Readonly<Record<string, unknown>>) =>
    void logged.push([level, facts?.reason])
  const task = startArchiveMaintenance({ writer, kept, chainId: "7", clock, log })
  return { clock, calls, logged, task }
}

test("pieces come one after the other with a pause between them, until there is nothing to do", async () => {
  const { clock, calls, task } = maintaining([{ isMore: true }, { isMore: true }], 90)
  await clock.pass(60_000)
  expect(calls).toEqual([
    { kept: 90, at: 0 },
    { kept: 90, at: 100 },
    { kept: 90, at: 200 },
  ])
  await task.stop()
})

test("everything is kept unless it is told otherwise, and new blocks are looked at within seconds", async () => {
  const { clock, calls, task } = maintaining([])
  await clock.pass(20_000)
  task.wake()
  await clock.pass(5_000)
  expect(calls).toEqual([
    { kept: "all", at: 0 },
    { kept: "all", at: 20_000 },
  ])
  await task.stop()
})

test("damage is told, and does not end it", async () => {
  const { clock, calls, logged, task } = maintaining([{ isMore: true, damage: "blocks 4 to 7" }])
  await clock.pass(60_000)
  expect([calls.length, logged]).toEqual([2, [["error", "blocks 4 to 7"]]])
  await task.stop()
})

test("what fails is told and tried again in a minute, whether or not blocks come", async () => {
  const { clock, calls, logged, task } = maintaining([new Error("the disk is full")])
  await clock.pass(70_000)
  expect(calls.map(({ at }) => at)).toEqual([0, 60_000])
  expect(logged).toEqual([["warn", "the disk is full"]])
  await task.stop()
})

test("it ends at once, also while it waits", async () => {
  const { clock, calls, task } = maintaining([{ isMore: true }])
  await clock.pass(50)
  await task.stop()
  await clock.pass(60_000)
  expect(calls).toHaveLength(1)
})

import { expect, test } from "vitest"
import { type Deferred, deferred } from "../../../test/core/deferred.ts"
import { VirtualClock } from "../../../test/core/virtual-clock.ts"
import { Committer } from "./committer.ts"

/** A committer of numbers with `isAhead`. The test decides when a batch is stored; 8,000 numbers make a batch. */
function aheadSetting() {
  const clock = new VirtualClock()
  const begun: { readonly from: number; readonly end: Deferred }[] = []
  const stored: number[] = []
  const committer = new Committer<number, number>({
    clock,
    signal: new AbortController().signal,
    stored: undefined,
    headOf: (block) => block,
    follows: (block, last) => block === (last ?? -1) + 1,
    rowsOf: () => 8_000,
    isAhead: true,
    store: async ([from = 0], _, previous) => {
      const end = deferred()
      begun.push({ from, end })
      await previous
      await end.promise
      stored.push(from)
    },
  })
  let released = 0
  const add = (block: number) =>
    committer.add({
      blocks: [block],
      bytes: 1000,
      release() {
        released++
      },
    })
  return { begun, stored, committer, add, released: () => released }
}

test("a full batch begins while the one before it is being stored, a third one waits", async () => {
  const { begun, stored, committer, add } = aheadSetting()
  await add(0)
  await add(1)
  const third = add(2)
  await Promise.resolve()
  expect(begun.map(({ from }) => from)).toEqual([0, 1])
  begun[1]?.end.resolve()
  begun[0]?.end.resolve()
  await third
  begun[2]?.end.resolve()
  await committer.flush()
  expect({ stored, last: committer.stored }).toEqual({ stored: [0, 1, 2], last: 2 })
})

test("what was to be stored behind a batch that fails is forgotten with it, and its error is thrown once", async () => {
  const { begun, stored, committer, add, released } = aheadSetting()
  await add(0)
  await add(1)
  begun[1]?.end.reject(new Error("the second"))
  begun[0]?.end.reject(new Error("the first"))
  await expect(committer.flush()).rejects.toThrow("the first")
  await committer.flush()
  expect({ stored, released: released(), last: committer.last }).toEqual({ stored: [], released: 2, last: undefined })
})

test("what comes before a batch that fails is stored before that is told", async () => {
  const { begun, stored, committer, add } = aheadSetting()
  await add(0)
  await add(1)
  begun[1]?.end.reject(new Error("the second"))
  const flushed = committer.flush()
  begun[0]?.end.resolve()
  await expect(flushed).rejects.toThrow("the second")
  expect({ stored, last: committer.last }).toEqual({ stored: [0], last: 0 })
})

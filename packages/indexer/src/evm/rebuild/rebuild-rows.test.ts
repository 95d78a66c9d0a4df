import { type ArchivedBlock, NotConsecutiveError, type Rebuild } from "@serac/store"
import { expect, test } from "vitest"
import { VirtualClock } from "../../../test/core/virtual-clock.ts"
import { FakeChain } from "../../../test/evm/fake-chain.ts"
import type { BlockAnswers } from "../decode/block.ts"
import { rebuildRows } from "./rebuild-rows.ts"

const sources = ["rows"]
const head = 9

/** The task over a chain of ten blocks whose archive begins at `from`, with a writer that fails as given. */
function setting(from = 0, failures: readonly unknown[] = []) {
  const clock = new VirtualClock()
  const { blocks } = new FakeChain(head + 1, { transactions: 1 })
  const lines: string[] = []
  const stored: (readonly number[])[] = []
  const left = [...failures]
  let next: number | undefined = 0
  let opened = 0
  let done = 0
  const due = (): Rebuild | undefined => (next === undefined ? undefined : { sources, next, head })
  const task = rebuildRows({
    clock,
    log: (level, message, facts) => lines.push(`${level} ${message} ${JSON.stringify(facts)}`),
    openReader: async () => {
      opened += 1
      return {
        archived: async (number) =>
          number < from
            ? []
            : blocks.slice(number).map((answers, at): ArchivedBlock => {
                const hash = answers.block.hash as ArchivedBlock["hash"]
                return { number: number + at, hash, answers: answers as BlockAnswers }
              }),
        archiveRange: async () => ({ first: from, last: head }),
      }
    },
    writer: {
      chainId: "7",
      rebuilding: async () => due(),
      rebuild: async ({ blocks }) => {
        const failure = left.shift()
        if (failure !== undefined) throw failure
        stored.push(blocks.map(({ number }) => number))
        next = (blocks.at(-1)?.number ?? 0) + 1
        const told = due()
        if (next > head) next = undefined
        return told
      },
    },
    onDone: () => {
      done += 1
    },
  })
  const begin = () => {
    next = 0
    task.wake()
  }
  return { clock, task, lines, stored, begin, opened: () => opened, done: () => done }
}

const all = Array.from({ length: head + 1 }, (_, number) => number)

test("rows are made of the archive, which is told, and lists hear of it", async () => {
  const { clock, task, lines, stored, begin, opened, done } = setting()
  await clock.pass(0)
  expect(stored).toEqual([all])
  expect(lines).toEqual([
    'info Rows are made of the archive {"chainId":"7","rows":"rows","next":10,"head":9}',
    'info All rows are made of the archive {"chainId":"7","rows":"rows","head":9}',
  ])
  begin()
  await clock.pass(6_000)
  expect([stored.length, opened(), done()]).toEqual([2, 2, 2])
  await task.stop()
})

test("blocks that were replaced since they were read are read again", async () => {
  const { clock, task, lines, stored } = setting(0, [new NotConsecutiveError("other blocks")])
  await clock.pass(0)
  expect(stored).toEqual([all])
  expect(lines.filter((line) => line.startsWith("warn"))).toEqual([])
  await task.stop()
})

test("what fails is tried again, whether or not blocks come, and told once", async () => {
  const { clock, task, lines, stored } = setting(0, [new Error("the disk is full"), new Error("the disk is full")])
  await clock.pass(6_000)
  expect(lines.filter((line) => line.startsWith("warn"))).toEqual([
    'warn Rows could not be made of the archive; it is tried again {"chainId":"7","reason":"the disk is full"}',
  ])
  expect(stored).toEqual([all])
  await task.stop()
})

test("what the archive lacks is named once with what helps, and nothing is stored", async () => {
  const { clock, task, lines, stored } = setting(4)
  await clock.pass(600_000)
  expect(lines).toEqual([
    "warn Rows could not be made of the archive; it is tried again " +
      JSON.stringify({
        chainId: "7",
        reason:
          "Rows of chain 7 from block 0 on are to be made of its archive, and it has blocks 4 to 9. What is stored is served as it is. " +
          'Run "serac reset --chain 7" and it is indexed again.',
      }),
  ])
  expect(stored).toEqual([])
  await task.stop()
})

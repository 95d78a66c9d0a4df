import type { CatchUp } from "@serac/store"
import { expect, test } from "vitest"
import { VirtualClock } from "../../../test/core/virtual-clock.ts"
import { catchUpLists } from "./catch-up-lists.ts"

/** The task over a writer that returns these answers in turn, and then that no list is behind. */
function setting(answers: (CatchUp | Error)[]) {
  const clock = new VirtualClock()
  const lines: string[] = []
  let calls = 0
  const task = catchUpLists({
    clock,
    log: (level, message, facts) => lines.push(`${level} ${message} ${JSON.stringify(facts)}`),
    writer: {
      chainId: "7",
      catchUp: async (transactions) => {
        calls += 1
        expect(transactions).toBe(10_000)
        const answer = answers.shift()
        if (answer instanceof Error) throw answer
        return answer
      },
    },
  })
  return { clock, task, lines, calls: () => calls }
}

const lists = ["one", "other"]

test("lists are made step by step until they have every block, and both ends are told", async () => {
  const { clock, task, lines, calls } = setting([
    { lists, next: 5, head: 9 },
    { lists, next: 10, head: 9 },
  ])
  await clock.pass(0)
  expect(calls()).toBe(3)
  expect(lines).toEqual([
    'info Lists are made of stored blocks {"chainId":"7","lists":"one, other"}',
    'info Lists have every stored block {"chainId":"7","lists":"one, other","head":9}',
  ])
  await task.stop()
})

test("where none is behind it is looked again once blocks came, and not more often than every five seconds", async () => {
  const { clock, task, calls } = setting([])
  await clock.pass(60_000)
  expect(calls()).toBe(1)
  task.wake()
  await clock.pass(0)
  expect(calls()).toBe(2)
  task.wake()
  await clock.pass(4_999)
  expect(calls()).toBe(2)
  await clock.pass(1)
  expect(calls()).toBe(3)
  await task.stop()
})

test("a failure is told and tried again, though no block comes", async () => {
  const { clock, task, lines, calls } = setting([new Error("no room"), { lists, next: 10, head: 9 }])
  await clock.pass(5_000)
  expect(calls()).toBe(3)
  expect(lines[0]).toBe('warn Lists could not be made; it is tried again {"chainId":"7","reason":"Error: no room"}')
  await task.stop()
})

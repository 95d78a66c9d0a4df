import { expect, test } from "vitest"
import { Semaphore } from "./semaphore.ts"

const forever = new AbortController().signal

test("no more than the limit run at the same time, in the order in which they came", async () => {
  const semaphore = new Semaphore(2)
  const began: number[] = []
  const ends: (() => void)[] = []
  const tasks = [0, 1, 2, 3].map((id) =>
    semaphore.run(() => {
      began.push(id)
      return new Promise<void>((resolve) => ends.push(resolve))
    }, forever),
  )
  await Promise.resolve()
  expect(began).toEqual([0, 1])
  ends[0]?.()
  await tasks[0]
  expect(began).toEqual([0, 1, 2])
  ends[1]?.()
  await tasks[1]
  expect(began).toEqual([0, 1, 2, 3])
  for (const end of ends) end()
  await Promise.all(tasks)
})

test("a task that fails makes room too", async () => {
  const semaphore = new Semaphore(1)
  await expect(semaphore.run(() => Promise.reject(new Error("broken")), forever)).rejects.toThrow("broken")
  await expect(semaphore.run(async () => "next", forever)).resolves.toBe("next")
})

test("who gives up while waiting is not run, and takes nobody's place", async () => {
  const semaphore = new Semaphore(1)
  const giveUp = new AbortController()
  let end = () => {}
  const first = semaphore.run(() => new Promise<void>((resolve) => (end = resolve)), forever)
  const second = semaphore.run(async () => "never", giveUp.signal)
  const third = semaphore.run(async () => "third", forever)
  giveUp.abort(new Error("given up"))
  await expect(second).rejects.toThrow("given up")
  end()
  await first
  await expect(third).resolves.toBe("third")
  await expect(semaphore.run(async () => "never", giveUp.signal)).rejects.toThrow("given up")
})

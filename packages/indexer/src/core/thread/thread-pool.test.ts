import { once } from "node:events"
import { afterEach, expect, test } from "vitest"
import { type PooledTask, type TaskLoad, ThreadPool } from "./thread-pool.ts"

const module = (code: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { threadId } from "node:worker_threads"
      export default async function (data, port) {${code}}`)}`,
  )
/** Answers each message with the thread's number. */
const answering = module("port.on('message', () => port.postMessage(threadId)); port.postMessage(threadId)")

const pools: ThreadPool[] = []
const poolOf = (most: number) => {
  const pool = new ThreadPool(most)
  pools.push(pool)
  return pool
}
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.kill()
})

async function started(
  pool: ThreadPool,
  key: string,
  load?: TaskLoad,
  file = answering,
): Promise<PooledTask & { thread: number }> {
  const task = pool.run(key, `The thread of ${key}`, file, {}, load)
  const [thread] = await once(task.port, "message")
  return { ...task, thread }
}
async function answers(task: PooledTask): Promise<number> {
  task.port.postMessage("who")
  const [thread] = await once(task.port, "message")
  return thread
}

test("each task has a thread of its own while there are enough, and further ones share them by their load", async () => {
  const pool = poolOf(2)
  const [one, two] = [await started(pool, "1"), await started(pool, "2")]
  expect(one.thread).not.toBe(two.thread)
  const light = [await started(pool, "3"), await started(pool, "4")]
  const heavy = [await started(pool, "5", "heavy"), await started(pool, "6", "heavy")]
  expect(light.map(({ thread }) => thread)).toEqual([one.thread, one.thread])
  expect(heavy.map(({ thread }) => thread)).toEqual([two.thread, two.thread])
  expect(pool.size).toBe(2)
  expect([one.isMisplaced("light"), one.isMisplaced("heavy")]).toEqual([false, true])
  expect([two.isMisplaced("light"), two.isMisplaced("heavy")]).toEqual([true, false])
})

test("many light tasks leave the threads for heavy ones, which end, and a heavy one starts a thread again", async () => {
  const pool = poolOf(2)
  const [, two] = [await started(pool, "1"), await started(pool, "2")]
  const others = []
  for (let at = 3; at <= 9; at += 1) {
    expect(two.isMisplaced("light")).toBe(false)
    others.push(await started(pool, String(at)))
  }
  expect([two.isMisplaced("light"), two.isMisplaced("heavy")]).toEqual([true, false])
  two.leave()
  await expect.poll(() => pool.size).toBe(1)
  const again = await started(pool, "2")
  expect([pool.size, again.thread, again.isMisplaced("light")]).toEqual([1, others[0]?.thread, false])
  expect(again.isMisplaced("heavy")).toBe(true)
  again.leave()
  const heavy = await started(pool, "2", "heavy")
  expect([pool.size, heavy.thread === again.thread, heavy.isMisplaced("heavy")]).toEqual([2, false, false])
})

test("of a few tasks, one that is alone is nowhere better placed, whatever its load", async () => {
  const pool = poolOf(2)
  const [one, two] = [await started(pool, "1"), await started(pool, "2")]
  expect([one, two].flatMap((task) => [task.isMisplaced("light"), task.isMisplaced("heavy")])).toEqual(
    Array(4).fill(false),
  )
})

test("a task that cannot be loaded ends alone", async () => {
  const pool = poolOf(1)
  const one = await started(pool, "1")
  const failing = pool.run("2", "The thread of 2", module("throw new TypeError('no store')"), {})
  expect(await failing.ended).toMatchObject({ name: "TypeError", message: "no store" })
  expect(await answers(one)).toBe(one.thread)
})

test("a thread ends with its last task", async () => {
  const pool = poolOf(1)
  const [one, two] = [await started(pool, "1"), await started(pool, "2")]
  one.leave()
  expect(await answers(two)).toBe(two.thread)
  two.leave()
  await expect.poll(() => pool.size).toBe(0)
})

test("tasks that crash their thread are separated by halves until the one at fault is alone", async () => {
  const pool = poolOf(1)
  const crashing = module("port.on('message', () => { throw new Error('boom') }); port.postMessage(threadId)")
  const keys = ["1", "2", "3", "4"]
  const crashes: number[] = []
  let others = keys
  while (others.length > 1) {
    const tasks = new Map<string, PooledTask & { thread: number }>()
    for (const key of keys) tasks.set(key, await started(pool, key, "light", key === "2" ? crashing : answering))
    const guilty = tasks.get("2")
    others = keys.filter((key) => tasks.get(key)?.thread === guilty?.thread)
    crashes.push(others.length)
    guilty?.port.postMessage("now")
    for (const key of keys) {
      const task = tasks.get(key) as PooledTask
      if (others.includes(key)) expect(await task.ended).toMatchObject({ message: "boom" })
      else {
        expect(await answers(task)).toBe(tasks.get(key)?.thread)
        task.leave()
      }
    }
    await expect.poll(() => pool.size).toBe(0)
  }
  expect(crashes).toEqual([4, 2, 1])
})

test("a task that never gives its thread back is ended with it, and then is alone", async () => {
  const pool = poolOf(1)
  const hanging = module("port.on('message', () => { for (;;); }); port.postMessage(threadId)")
  const [stuck, other] = [await started(pool, "1", "light", hanging), await started(pool, "2")]
  stuck.port.postMessage("now")
  await stuck.kill()
  expect((await other.ended)?.message).toBe("The thread of 2 ended unexpectedly with code 1.")
  const [again, spared] = [await started(pool, "1", "light", hanging), await started(pool, "2")]
  again.port.postMessage("now")
  expect(await answers(spared)).toBe(spared.thread)
})

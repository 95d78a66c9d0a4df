import { expect, test } from "vitest"
import { ChainWrites } from "./chain-writes.ts"
import { joinTimeout, RunningReads } from "./running-reads.ts"

test("who waits for another's answer waits no longer than a second from when that was asked", async () => {
  const timers: { milliseconds: number; act: () => void; isCancelled: boolean }[] = []
  const reads = new RunningReads(new ChainWrites(), (milliseconds, act) => {
    const timer = { milliseconds, act, isCancelled: false }
    timers.push(timer)
    return () => {
      timer.isCancelled = true
    }
  })
  const never = new Promise<never>(() => {})
  reads.share("C", "slow", never)
  const waiting = [reads.join("C", "slow"), reads.join("C", "slow")]
  timers[0]?.act()
  expect(await Promise.all(waiting)).toEqual([undefined, undefined])
  expect([reads.join("C", "slow"), timers[0]?.milliseconds, joinTimeout]).toEqual([undefined, 1_000, 1_000])
  const answer = { status: 200, contentType: "application/json", text: '{"id":1,"result":1}' }
  reads.share("C", "quick", Promise.resolve(answer))
  expect(await reads.join("C", "quick")).toEqual(answer)
  expect([reads.join("C", "quick"), timers[1]?.isCancelled]).toEqual([undefined, true])
})

test("a later read of the same is joined in the place of one that is late", async () => {
  const acts: (() => void)[] = []
  const reads = new RunningReads(new ChainWrites(), (_, act) => {
    acts.push(act)
    return () => {}
  })
  const answer = { status: 200, contentType: "application/json", text: '{"result":2}' }
  reads.share("C", "read", new Promise(() => {}))
  reads.share("C", "read", Promise.resolve(answer))
  const joined = reads.join("C", "read")
  acts[0]?.()
  expect(await joined).toEqual(answer)
})

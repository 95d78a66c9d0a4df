import { getEventListeners } from "node:events"
import { expect, test } from "vitest"
import { Slots } from "./slots.ts"

const { signal } = new AbortController()

test("who gave up waiting is not given a slot, which goes to the next in line", async () => {
  const slots = new Slots(1)
  await slots.take(signal)
  const controller = new AbortController()
  const left = slots.take(controller.signal)
  const next = slots.take(signal)
  controller.abort(new Error("gone"))
  await expect(left).rejects.toThrow("gone")
  slots.free()
  await next
  expect([slots.isFull, slots.isWanted]).toEqual([true, false])
  slots.free()
  expect(slots.isFull).toBe(false)
})

test("a slot that nobody waits for is free", async () => {
  const slots = new Slots(1)
  await slots.take(signal)
  const controller = new AbortController()
  const left = slots.take(controller.signal)
  controller.abort(new Error("gone"))
  await expect(left).rejects.toThrow("gone")
  expect(slots.isWanted).toBe(false)
  slots.free()
  expect(slots.isFull).toBe(false)
})

test("slots are taken until all are, then those who wait have them in their order", async () => {
  const slots = new Slots(2)
  const states: unknown[] = []
  const order: number[] = []
  for (const number of [1, 2, 3, 4]) {
    void slots.take(signal).then(() => order.push(number))
    await Promise.resolve()
    states.push([slots.isFull, slots.isWanted, order.length])
  }
  expect(states).toEqual([
    [false, false, 1],
    [true, false, 2],
    [true, true, 2],
    [true, true, 2],
  ])
  for (let freed = 0; freed < 4; freed++) slots.free()
  await Promise.resolve()
  expect([order, slots.isFull, slots.isWanted]).toEqual([[1, 2, 3, 4], false, false])
  await Promise.all([slots.take(signal), slots.take(signal)])
  expect(slots.isFull).toBe(true)
  expect(getEventListeners(signal, "abort")).toEqual([])
})

test("who has gone before takes no slot", async () => {
  const slots = new Slots(1)
  await expect(slots.take(AbortSignal.abort("gone"))).rejects.toBe("gone")
  expect([slots.isFull, slots.isWanted]).toEqual([false, false])
})

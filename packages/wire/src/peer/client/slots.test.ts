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

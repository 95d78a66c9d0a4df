import { getEventListeners } from "node:events"
import { expect, test } from "vitest"
import { abortable } from "./abortable.ts"

const broken = new Error("broken")

test("a promise has its own outcome while nothing aborts, and leaves no listener", async () => {
  const { signal } = new AbortController()
  expect(await abortable(Promise.resolve(7), signal)).toBe(7)
  await expect(abortable(Promise.reject(broken), signal)).rejects.toBe(broken)
  await Promise.resolve()
  expect(getEventListeners(signal, "abort")).toEqual([])
})

test("who aborts, before or while it waits, gets the reason and waits no longer; a later failure of the promise is no error", async () => {
  const controller = new AbortController()
  let fail = (_: Error) => {}
  const waiting = abortable(new Promise<never>((_, reject) => (fail = reject)), controller.signal)
  controller.abort("enough")
  await expect(waiting).rejects.toBe("enough")
  await expect(abortable(new Promise(() => {}), controller.signal)).rejects.toBe("enough")
  await expect(abortable(Promise.resolve(7), controller.signal)).rejects.toBe("enough")
  fail(broken)
})

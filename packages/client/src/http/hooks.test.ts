import { expect, test, vi } from "vitest"
import { observed, tell } from "./hooks.ts"

const call = { operation: "getBlock", url: "https://data.example/v1", attempts: 2 }

test("a hook is called in place and not waited for", () => {
  const events: unknown[] = []
  tell(
    (event) => {
      events.push(event)
      return new Promise(() => {})
    },
    () => "here",
  )
  expect(events).toEqual(["here"])
})

test("what a hook throws or rejects with is dropped", async () => {
  const unhandled = vi.fn()
  process.on("unhandledRejection", unhandled)
  const thrown = tell(
    () => {
      throw new Error("broken hook")
    },
    () => "here",
  )
  const rejected = tell(
    () => Promise.reject(new Error("broken hook")),
    () => "here",
  )
  await new Promise((resolve) => setImmediate(resolve))
  process.off("unhandledRejection", unhandled)
  expect(await Promise.all([thrown, rejected])).toEqual([undefined, undefined])
  expect(unhandled).not.toHaveBeenCalled()
})

test("onError is told the facts and the error, which is thrown unchanged", async () => {
  const onError = vi.fn()
  const error = new Error("the call's own")
  await expect(observed({ onError }, call, () => Promise.reject(error))).rejects.toBe(error)
  expect(onError.mock.calls).toEqual([[{ ...call, error }]])
})

test("a call that succeeds is no error", async () => {
  const onError = vi.fn()
  await expect(observed({ onError }, call, async () => "fine")).resolves.toBe("fine")
  expect(onError).not.toHaveBeenCalled()
})

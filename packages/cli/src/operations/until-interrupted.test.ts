import { expect, test, vi } from "vitest"
import { untilInterrupted } from "./until-interrupted.ts"

const listeners = () => [process.listenerCount("SIGINT"), process.listenerCount("SIGTERM")]

/** Work that ends only when its signal aborts. */
const endless = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)))

test("what the work comes to is given, and signals are left alone after it", async () => {
  const before = listeners()
  expect(await untilInterrupted(async () => "done")).toBe("done")
  expect(listeners()).toEqual(before)
})

test.each(["SIGINT", "SIGTERM"] as const)("%s ends the work with an error that says what it left", async (name) => {
  const before = listeners()
  const work = untilInterrupted(endless, "half of it is done")
  process.emit(name)
  await expect(work).rejects.toThrow(new Error("half of it is done"))
  expect(listeners()).toEqual(before)
})

test("a second signal does not wait for the work to end", async () => {
  const exit = vi.spyOn(process, "exit").mockImplementation((() => {}) as never)
  let end = () => {}
  const work = untilInterrupted(() => new Promise<void>((resolve) => (end = resolve)))
  process.emit("SIGINT")
  expect(exit).not.toHaveBeenCalled()
  process.emit("SIGINT")
  expect(exit.mock.calls).toEqual([[1]])
  end()
  await work
  exit.mockRestore()
})

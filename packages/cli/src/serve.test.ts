import { afterEach, expect, test, vi } from "vitest"
import { serveUntilStopped } from "./serve.ts"

afterEach(() => {
  vi.restoreAllMocks()
})

const said = () => {
  const words: string[] = []
  return { words, say: (word: string) => () => void words.push(word) }
}

test("the server is ready, then closed at the first signal", async () => {
  const { words, say } = said()
  const close = async () => say("closed")()
  const served = serveUntilStopped(async () => ({ close }), say("ready"))
  await vi.waitFor(() => expect(words).toEqual(["ready"]), 20_000)
  process.emit("SIGTERM")
  await served
  expect(words).toEqual(["ready", "closed"])
})

test("a signal while it starts closes it before it is ready", async () => {
  const { words, say } = said()
  let started: (server: { close(): Promise<void> }) => void = () => {}
  const served = serveUntilStopped(
    () =>
      new Promise<{ close(): Promise<void> }>((resolve) => {
        started = resolve
      }),
    say("ready"),
  )
  process.emit("SIGINT")
  started({ close: async () => say("closed")() })
  await served
  expect(words).toEqual(["closed"])
})

test("a second signal ends the process at once", async () => {
  const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never)
  let closed = () => {}
  const { words, say } = said()
  const close = () =>
    new Promise<void>((resolve) => {
      closed = resolve
      say("closing")()
    })
  const served = serveUntilStopped(async () => ({ close }), say("ready"))
  await vi.waitFor(() => expect(words).toEqual(["ready"]), 20_000)
  process.emit("SIGINT")
  await vi.waitFor(() => expect(words).toEqual(["ready", "closing"]), 20_000)
  expect(exit).not.toHaveBeenCalled()
  process.emit("SIGINT")
  expect(exit).toHaveBeenCalledExactlyOnceWith(1)
  closed()
  await served
})

test("a failed start is passed on, and signals are the process's own again", async () => {
  const before = process.listenerCount("SIGTERM")
  const start = () => Promise.reject(new Error("taken"))
  await expect(serveUntilStopped(start, () => {})).rejects.toThrow("taken")
  expect(process.listenerCount("SIGTERM")).toBe(before)
})

test("a start that is told to stop may give up, and that is a good end", async () => {
  const served = serveUntilStopped(
    (signal) => new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
    () => {},
  )
  process.emit("SIGTERM")
  await expect(served).resolves.toBeUndefined()
})

test("what ends by itself is closed, and its failure passed on", async () => {
  const { words, say } = said()
  const close = async () => say("closed")()
  const ended = Promise.reject(new Error("no indexer is left"))
  await expect(serveUntilStopped(async () => ({ close, ended }), say("ready"))).rejects.toThrow("no indexer is left")
  expect(words).toEqual(["ready", "closed"])
})

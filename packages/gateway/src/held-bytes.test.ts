import { expect, test } from "vitest"
import { HeldBytes } from "./held-bytes.ts"

test("what is read for a request that has ended is given back, and so is what it would share or send", () => {
  const held = new HeldBytes(1_000)
  const gone = held.begin()
  const read = gone.read()
  expect(read.take(720)).toBe(true)
  gone.end()
  expect(held.held).toBe(720)
  read.end(true)
  gone.share(100)
  gone.send(100)
  gone.end()
  expect(held.held).toBe(0)
  expect(held.begin().read().take(1_000)).toBe(true)
})

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

test("one address holds a quarter at most, and another one its own", () => {
  const held = new HeldBytes(1_000)
  const [first, second, other] = [held.begin("192.0.2.1"), held.begin("192.0.2.1"), held.begin("192.0.2.2")]
  const read = first.read()
  expect(read.take(200)).toBe(true)
  read.end(true)
  expect([second.read().take(51), second.read().take(50), other.read().take(250)]).toEqual([false, true, true])
  first.end()
  expect(held.begin("192.0.2.1").read().take(200)).toBe(true)
})

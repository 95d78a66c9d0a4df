import { expect, test } from "vitest"
import { HeldBytes, NoRoomError } from "./held-bytes.ts"

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

test("a read begins where there is room for a byte, takes no more than there is unless it has to, and ends once", () => {
  const held = new HeldBytes(100)
  const request = held.begin()
  const read = request.read()
  expect([read.take(100), read.take(1), held.held]).toEqual([true, false, 100])
  expect(() => held.begin().read()).toThrow(new NoRoomError("the gateway holds too much already"))
  expect([read.take(5, true), held.held]).toEqual([true, 105])
  read.end(false)
  read.end(true)
  expect([read.take(1, true), held.held]).toEqual([false, 0])
  request.end()
  expect([request.isOver, held.held]).toEqual([true, 0])
})

test("what is sent counts as far as it was not read already, and what another has read counts in any case", () => {
  const held = new HeldBytes(100)
  const request = held.begin()
  const read = request.read()
  read.take(40)
  read.end(true)
  request.send(40)
  expect(held.held).toBe(40)
  request.send(60)
  expect(held.held).toBe(60)
  request.share(70)
  expect(held.held).toBe(130)
  request.end()
  expect(held.held).toBe(0)
})

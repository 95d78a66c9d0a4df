import * as fc from "fast-check"
import { expect, test } from "vitest"
import { FrameError, FrameReader, frameOf } from "./frames.ts"

test("messages come out as they went in, however the pipe cuts them", () => {
  fc.assert(
    fc.property(
      fc.array(fc.json().map((text) => JSON.parse(text) as unknown)),
      fc.infiniteStream(fc.integer({ min: 1, max: 40 })),
      (messages, sizes) => {
        const reader = new FrameReader(1_000_000)
        const sent = Buffer.concat(messages.map(frameOf))
        const got: unknown[] = []
        for (let at = 0; at < sent.length; ) {
          const size = sizes.next().value as number
          got.push(...reader.push(sent.subarray(at, at + size)))
          at += size
        }
        expect(got).toEqual(messages.map((message) => JSON.parse(JSON.stringify(message))))
      },
    ),
  )
})

test("a message that is too long is refused by its header, before any of it is kept", () => {
  const header = Buffer.alloc(4)
  header.writeUInt32BE(11)
  expect(() => new FrameReader(10).push(header)).toThrow(new FrameError("a message of 11 bytes; 10 are read at most"))
  expect(new FrameReader(10).push(frameOf("12345678"))).toEqual(["12345678"])
})

test("what is no JSON is refused", () => {
  const wrong = Buffer.from([0, 0, 0, 1, 0x7b])
  expect(() => new FrameReader(10).push(wrong)).toThrow(new FrameError("a message that is no JSON"))
})

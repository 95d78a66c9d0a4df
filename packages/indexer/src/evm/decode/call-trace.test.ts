import { expect, test } from "vitest"
import { type Frame, framesOf } from "./call-trace.ts"

const shape = (frames: readonly Frame[]) => frames.map(({ told, depth, isReverted }) => [told.name, depth, isReverted])
const call = (name: string, ...calls: object[]) => ({ type: "CALL", name, calls })

/** Nested calls, `depth` below the outermost. */
function nested(depth: number): object {
  let frame: object = { type: "CALL" }
  for (let at = 0; at < depth; at++) frame = { type: "CALL", calls: [frame] }
  return frame
}

test("calls are in the order in which they began", () => {
  const trace = call("a", call("b", call("c"), call("d")), call("e"))
  expect(shape(framesOf(trace, false))).toEqual([
    ["a", 0, false],
    ["b", 1, false],
    ["c", 2, false],
    ["d", 2, false],
    ["e", 1, false],
  ])
})

test("a call that failed undoes what it called, and nothing beside it", () => {
  const trace = call("a", { ...call("b", call("c")), error: "execution reverted" }, call("d"))
  expect(shape(framesOf(trace, false))).toEqual([
    ["a", 0, false],
    ["b", 1, true],
    ["c", 2, true],
    ["d", 1, false],
  ])
})

test("a transaction that failed undoes all of its calls, also where the trace does not say so", () => {
  expect(shape(framesOf(call("a", call("b")), true))).toEqual([
    ["a", 0, true],
    ["b", 1, true],
  ])
})

test("calls may be as deep as the virtual machine lets them be, and no deeper", () => {
  expect(framesOf(nested(1024), false)).toHaveLength(1025)
  expect(() => framesOf(nested(1025), false)).toThrow("a trace is deeper than calls can be")
})

test("a trace of more calls than a transaction can make is refused before they are looked at", () => {
  const calls = new Array(1_000_000).fill({ type: "CALL" })
  expect(() => framesOf({ type: "CALL", calls }, false)).toThrow("a trace has more frames than a transaction can make")
})

test.each([
  [null, "a trace is null, not an object"],
  [{ type: 7 }, "the type of a frame is number"],
  [{ type: "CALL", calls: {} }, "calls is object, not an array"],
  [{ type: "CALL", calls: [7] }, "a frame is number, not an object"],
])("%j is no trace", (trace, message) => {
  expect(() => framesOf(trace, false)).toThrow(message)
})

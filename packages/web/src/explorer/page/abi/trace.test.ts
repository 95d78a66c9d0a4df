import { expect, test } from "vitest"
import { type TraceCall, traceLines, traceSize } from "./trace.ts"

const call = (to: string, ...calls: TraceCall[]): TraceCall => ({
  ...{ type: "CALL", from: "0xa", to, gas: "0x1", gasUsed: "0x1", input: "0x" },
  ...(calls.length > 0 && { calls }),
})
const shape = (trace: TraceCall, limit = 100) => traceLines(trace, limit).map(({ call: { to }, depth }) => [to, depth])

test("calls are listed in the order of their start, with their depth", () => {
  expect(shape(call("a", call("b", call("c")), call("d")))).toEqual([
    ["a", 0],
    ["b", 1],
    ["c", 2],
    ["d", 1],
  ])
})

test("a trace of ten thousand calls within each other is walked whole, and listed to the limit", () => {
  let trace = call("end")
  for (let depth = 0; depth < 10_000; depth++) trace = call("next", trace)
  expect([traceSize(trace), shape(trace, 3).length]).toEqual([10_001, 3])
})

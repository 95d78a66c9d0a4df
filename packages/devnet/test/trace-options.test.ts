import { parseJson } from "@serac/wire/node"
import { expect, test } from "vitest"
import { traceOptions } from "../src/interfaces/evm/readers.ts"

test("tracers are told what is theirs, and those that watch together each its own", () => {
  const tracerConfig = {
    onlyTopCall: true,
    includePrecompiles: true,
    flatCallTracer: { convertParityErrors: true },
    "4byteTracer": null,
  }
  const given = parseJson(JSON.stringify({ tracer: "muxTracer", tracerConfig }))
  expect(traceOptions(given)).toMatchObject({
    tracer: "muxTracer",
    tracerConfig: {
      onlyTopCall: true,
      includePrecompiles: true,
      tracers: { flatCallTracer: { convertParityErrors: true }, "4byteTracer": {} },
    },
  })
})

test("a tracer in JavaScript is told its configuration as it was written, and how long it may take", () => {
  const given = parseJson('{"tracer": "{}", "timeout": "10s", "tracerConfig": {"of": [1.0, "own"]}}')
  expect(traceOptions(given)).toMatchObject({
    tracer: "{}",
    timeout: "10s",
    tracerConfig: { json: '{"of": [1.0, "own"]}' },
  })
})

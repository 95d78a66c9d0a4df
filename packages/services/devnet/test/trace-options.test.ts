import { parseJson } from "@serac/node-wire"
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

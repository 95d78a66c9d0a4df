import { expect, test } from "vitest"
import { weightOf } from "./methods.ts"

test.each([
  ["eth_chainId", 1],
  ["net_version", 1],
  ["eth_call", 10],
  ["eth_subscribe", 10],
  ["platform.getHeight", 10],
  ["debug_getRawBlock", 10],
  ["eth_getLogs", 200],
  ["debug_traceTransaction", 500],
  ["debug_intermediateRoots", 500],
  ["trace_block", 500],
])("%s costs %i compute units", (method, units) => {
  expect(weightOf(method)).toBe(units)
})

import { expect, test } from "vitest"
import { MethodWeights } from "./method-weights.ts"

test.each([
  ["eth_chainId", 1],
  ["net_version", 1],
  ["eth_call", 10],
  ["eth_subscribe", 10],
  ["platform.getHeight", 10],
  ["debug_getRawBlock", 10],
  ["eth_estimateGas", 50],
  ["eth_getLogs", 200],
  ["eth_getFilterLogs", 200],
  ["platform.getAllValidatorsAt", 200],
  ["debug_traceTransaction", 500],
  ["debug_intermediateRoots", 500],
  ["trace_block", 500],
])("%s costs %i compute units", (method, units) => {
  expect(new MethodWeights().of(method)).toBe(units)
})

test("an operator's weights stand beside the defaults: a name before a beginning, a longer beginning before a shorter one", () => {
  const weights = new MethodWeights({
    "eth_get*": 20,
    "eth_getBlock*": 30,
    eth_getBalance: 7,
    trace_block: 900,
    "*": 5,
  })
  const methods = [
    "eth_getCode",
    "eth_getBlockByHash",
    "eth_getBalance",
    "eth_getLogs",
    "trace_block",
    "trace_get",
    "eth_call",
  ]
  expect(methods.map((method) => weights.of(method))).toEqual([20, 30, 7, 200, 900, 500, 5])
})

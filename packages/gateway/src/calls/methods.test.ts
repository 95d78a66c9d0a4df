import { expect, test } from "vitest"
import { defaultMethods, filterMethods, isReading, isWriting } from "./methods.ts"

test("each method of an interface has a name of it, and no name is in two interfaces", () => {
  const names = Object.entries(defaultMethods).flatMap(([one, methods]) =>
    [...methods].map((name) => [one, name] as const),
  )
  const wrong = names.filter(([one, name]) =>
    one === "evm" ? !/^(?:eth|net|rpc|web3|warp)_\w+$/.test(name) : !new RegExp(`^${one}\\.\\w+$`).test(name),
  )
  expect([wrong, new Set(names.map(([, name]) => name)).size]).toEqual([[], names.length])
})

test("what issues, and what is not known to read, may write; filters are neither read nor shared", () => {
  const reading = ["eth_call", "platform.getTx", "avm.getBalance", "avax.getUTXOs", "info.peers", "health.health"]
  const readingByName = ["debug_traceCall", "debug_getRawBlock", "trace_block", "txpool_status", "warp_getX"]
  const issuing = ["eth_sendRawTransaction", "avax.issueTx", "platform.issueTx", "avm.issueTx", "wallet.issueTx"]
  const unknown = ["debug_setHead", "eth_sign", "x_trace_block", "made_debug_trace", "", ...filterMethods]
  expect([reading, readingByName, [...issuing, ...unknown]].map((names) => [...new Set(names.map(isReading))])).toEqual(
    [...[[true], [false], [false]]],
  )
  expect([reading, readingByName, [...issuing, ...unknown]].map((names) => [...new Set(names.map(isWriting))])).toEqual(
    [...[[false], [false], [true]]],
  )
})

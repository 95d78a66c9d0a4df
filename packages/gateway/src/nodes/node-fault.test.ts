import { describe, expect, test } from "vitest"
import { nodeFaultIn } from "./node-fault.ts"

const failed = (code: number, message: string) => JSON.stringify({ jsonrpc: "2.0", id: 1, error: { code, message } })
const at = (...params: unknown[]) => [{ params: JSON.stringify(params) }]

describe("an error is the node's own fault", () => {
  test.each([
    ["broken", -32603, "method handler crashed"],
    ["broken", -32000, "method handler crashed"],
    ["broken", -32603, "anything"],
    ["broken", -32000, "runtime error: invalid memory address or nil pointer dereference"],
    ["broken", -32000, "database closed"],
    ["broken", -32000, "chain is not done bootstrapping"],
    ["stateless", -32000, "missing trie node 0b3c (path 01) state 0x0b3c is not available"],
    ["stateless", -32000, "historical state 0b3c is not available"],
    ["stateless", -32000, "required historical state unavailable (reexec=128)"],
    ["slow", -32002, "request timed out"],
    ["slow", -32000, "execution aborted (timeout = 5s)"],
    ["slow", -32000, "problem getting UTXOs: context deadline exceeded"],
  ])("%s: %i %s", (fault, code, message) => {
    expect(nodeFaultIn(failed(code, message), at({}, "latest"), undefined)).toBe(fault)
  })

  test.each([
    [at({}, "latest"), undefined, "behind"],
    [at("0x01", "finalized"), undefined, "behind"],
    [at("0x01", "safe"), undefined, "behind"],
    [at("0x01", "earliest"), undefined, "behind"],
    [at({}, "0x64"), 100, "behind"],
    [at({}, "0x65"), 100, undefined],
    [at({}, "0x64"), undefined, undefined],
    [at({}, "pending"), 100, undefined],
    [at({}, { blockNumber: "0x1" }), 100, undefined],
    [at(`0x${"1".repeat(64)}`, false), 100, undefined],
    // A storage slot is not a block.
    [at("0xaddress", "0x0", "0x65"), 100, undefined],
    [[{ params: "" }], 100, undefined],
    [[], 100, undefined],
  ])("where it has not the block of %j although the chain has %s: %s", (calls, head, fault) => {
    for (const message of ["header not found", "unknown block", "block 0x64 not found"])
      expect(nodeFaultIn(failed(-32000, message), calls, head)).toBe(fault)
  })

  test("in a batch, each call beside its own answer", () => {
    const calls = [{ params: '[{},"0x65"]' }, { params: '[{},"0x64"]' }]
    const missing = (id: number) => `{"jsonrpc":"2.0","id":${id},"error":{"code":-32000,"message":"header not found"}}`
    const result = (id: number) => `{"jsonrpc":"2.0","id":${id},"result":1}`
    expect(nodeFaultIn(`[${result(1)},${missing(0)}]`, calls, 100)).toBeUndefined()
    expect(nodeFaultIn(`[${missing(1)},${result(0)}]`, calls, 100)).toBe("behind")
  })
})

describe("an error is the caller's", () => {
  test.each([
    [3, "execution reverted: method handler crashed"],
    [-32000, "execution reverted"],
    [-32603, "VM Exception while processing transaction: reverted with reason string 'internal error'"],
    [-32000, "insufficient funds for gas * price + value"],
    [-32000, "nonce too low"],
    [-32000, "couldn't parse missing trie node"],
    [-32602, "missing value for required argument 0"],
    [-32601, "the method eth_x does not exist/is not available"],
    [-32600, "missing trie node"],
    [-32700, "parse error"],
  ])("%i %s", (code, message) => {
    expect(nodeFaultIn(failed(code, message), at({}, "latest"), 100)).toBeUndefined()
  })

  test.each([
    [
      "a result that has the words in it",
      '{"id":1,"result":{"error":{"code":-32603,"message":"method handler crashed"}}}',
    ],
    ["what is no JSON", '<html>"error"'],
    ["a list of what is none", '["error" -32603'],
    ["null", 'null "error"'],
    ["an error without words", '{"id":1,"error":{"code":-32603}}'],
    ["what is longer than an error", failed(-32603, "x".repeat(70_000))],
  ])("and %s is no fault", (_, text) => {
    expect(nodeFaultIn(text, at(), 100)).toBeUndefined()
  })
})

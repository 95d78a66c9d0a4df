import { ConnectionError, ResponseTooLargeError, RpcError } from "@serac/subnet-evm"
import { expect, test } from "vitest"
import { NodeFault } from "../../core/index.ts"
import { ethCall, type RpcCaller, UnansweredCallError } from "./eth-call.ts"

const { signal } = new AbortController()
const facts = { operation: "eth_call", url: "http://127.0.0.1", attempts: 1 }
const rpcError = (code: number, message: string) => new RpcError(message, { ...facts, code, data: undefined })
const failing =
  (error: unknown): RpcCaller =>
  () =>
    Promise.reject(error)
const outcome = (request: RpcCaller) =>
  ethCall(request)("0x01", "0x02", 1000, signal).then(
    (answer) => ({ answer }),
    (error: unknown) => (error instanceof UnansweredCallError ? { refused: error.refused } : { error }),
  )

test("a call goes to the latest block with a gas limit", async () => {
  const asked: unknown[] = []
  const call = ethCall(async (...request) => {
    asked.push(request)
    return "0xabcd"
  })
  expect(await call("0x01", "0x02", 1000, signal)).toBe("0xabcd")
  expect(asked).toEqual([["eth_call", [{ to: "0x01", data: "0x02", gas: "0x3e8" }, "latest"], signal]])
})

test.each([
  [3, "execution reverted: keeps nothing"],
  [3, "anything"],
  [-32000, "execution reverted"],
  [-32000, "invalid opcode: INVALID"],
  [-32000, "out of gas"],
  [-32000, "stack underflow (0 <=> 1)"],
  [-32000, "invalid jump destination"],
  [-32000, "write protection"],
  [-32000, "return data out of bounds"],
  [-32000, "gas uint64 overflow"],
  [-32015, "VM execution error."],
  [-32603, "Error: VM Exception while processing transaction: reverted without a reason string"],
  [-32603, "EVM error InvalidFEOpcode"],
  [-32003, "EVM error: OutOfGas"],
  [-32000, "execution reverted: gas limit exceeded"],
])("%i %j is the contract's own failure", async (code, message) => {
  expect(await outcome(failing(rpcError(code, message)))).toEqual({ answer: undefined })
  const wrapped = new NodeFault("refused", "eth_call", { cause: rpcError(code, message) })
  expect(await outcome(failing(wrapped))).toEqual({ answer: undefined })
})

test.each([
  [-32000, "header not found"],
  [-32000, "header for hash not found"],
  [-32000, "hash is not currently canonical"],
  [-32001, "block 0x12ab could not be found"],
  [-32000, "missing trie node 12ab (path ) state 0x12 is not available"],
  [-32000, "cannot query unfinalized data"],
  [-32005, "daily request count exceeded"],
  [-32000, "execution aborted (timeout = 5s)"],
  [-32000, "too many requests"],
])("%i %j may pass", async (code, message) => {
  expect(await outcome(failing(rpcError(code, message)))).toEqual({ refused: false })
})

test.each([
  rpcError(-32601, "the method eth_call does not exist"),
  rpcError(-32603, "internal error"),
  new NodeFault("too-large", "the answer is too large"),
  new NodeFault("refused", "no"),
])("%s is a refusal, of which one may tire", async (error) => {
  expect(await outcome(failing(error))).toEqual({ refused: true })
})

test.each([
  new ConnectionError(facts, new Error("refused")),
  new NodeFault("timeout", "no answer in time"),
  new NodeFault("behind", "null"),
  new Error("something"),
  "a string",
])("%s is a fault that is never an answer", async (error) => {
  expect(await outcome(failing(error))).toEqual({ refused: false })
})

test.each([null, undefined, 5, "", "abc", "0xabc", "0xzz", {}])("%j is no answer", async (answer) => {
  expect(await outcome(async () => answer)).toEqual({ refused: false })
})

test("a node that takes no such gas limit is asked without one from then on", async () => {
  const asked: unknown[] = []
  const call = ethCall(async (_, [transaction]) => {
    asked.push(transaction)
    if ((transaction as { gas?: string }).gas)
      throw rpcError(-32000, "Transaction gas limit is 1000 and exceeds block gas limit of 10")
    return "0x"
  })
  expect(await call("0x01", "0x02", 1000, signal)).toBe("0x")
  expect(await call("0x01", "0x03", 1000, signal)).toBe("0x")
  expect(asked).toEqual([
    { to: "0x01", data: "0x02", gas: "0x3e8" },
    { to: "0x01", data: "0x02" },
    { to: "0x01", data: "0x03" },
  ])
})

test("an answer that is too long is a refusal that says so", async () => {
  const tooLong = new ResponseTooLargeError({
    ...facts,
    maxResponseBytes: 10,
  })
  for (const error of [tooLong, new NodeFault("too-large", "too long", { cause: tooLong })])
    await expect(ethCall(failing(error))("0x01", "0x02", 1000, signal)).rejects.toMatchObject({
      refused: true,
      tooLarge: true,
    })
  await expect(ethCall(failing(rpcError(-32603, "no")))("0x01", "0x02", 1000, signal)).rejects.toMatchObject({
    tooLarge: false,
  })
})

test("an abort is passed on with its reason", async () => {
  const stop = new AbortController()
  const call = ethCall(async () => {
    stop.abort(new Error("stopped"))
    throw rpcError(3, "execution reverted")
  })
  await expect(call("0x01", "0x02", 1000, stop.signal)).rejects.toThrow("stopped")
})

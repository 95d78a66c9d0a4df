import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { address, blockReference, quantity } from "../read/evm.ts"
import { positionalMethod } from "../rpc/by-position.ts"
import { optionalReader } from "../rpc/reader.ts"
import { RpcError } from "../rpc/rpc-error.ts"
import { maxBatchCalls } from "./positional-dialect.ts"
import { serveByPosition } from "./serve-by-position.ts"

const account = "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC"
const methods = {
  eth_chainId: positionalMethod([], () => "0xa868"),
  eth_getBalance: positionalMethod([address, blockReference], ([who, block]) => `${who} ${block}`),
  eth_feeConfig: positionalMethod([optionalReader(blockReference)], ([block = "latest"]) => ({
    block,
    lastChangedAt: 0n,
  })),
  eth_call: positionalMethod([], () => {
    throw new RpcError(3, "execution reverted: <no>", "0x08c379a0")
  }),
  eth_broken: positionalMethod([], () => {
    throw new TypeError("undefined is not a function")
  }),
  eth_long: positionalMethod([quantity], ([length]) => "x".repeat(Number(length))),
  eth_busy: positionalMethod([], () => {
    const end = performance.now() + 25
    while (performance.now() < end);
    return true
  }),
  eth_never: positionalMethod([], (_, { signal }) => new Promise(() => signal.addEventListener("abort", aborted))),
}
const aborted = vi.fn()
const json = { "content-type": "application/json" }

const serve = (options = {}) => {
  const handle = serveByPosition(methods, options)
  return (body: string | object, signal?: AbortSignal) =>
    handle({
      method: "POST",
      target: "/",
      headers: json,
      body: typeof body === "string" ? body : JSON.stringify(body),
      ...(signal && { signal }),
    })
}
const call = (method: string, params?: unknown, id = 1) => ({ jsonrpc: "2.0", id, method, params })
const answered = (member: string) => `{"jsonrpc":"2.0","id":1,${member}}\n`
const failed = (code: number, message: string) => answered(`"error":{"code":${code},"message":"${message}"}`)

test.each([
  ["eth_chainId", undefined, answered('"result":"0xa868"')],
  ["eth_chainId", null, answered('"result":"0xa868"')],
  ["eth_getBalance", [account, "0x10"], answered(`"result":"${account.toLowerCase()} 16"`)],
  ["eth_feeConfig", [], answered('"result":{"block":"latest","lastChangedAt":0}')],
  ["eth_feeConfig", [null], answered('"result":{"block":"latest","lastChangedAt":0}')],
  ["eth_getBalance", [], failed(-32602, "missing value for required argument 0")],
  ["eth_getBalance", [account], failed(-32602, "missing value for required argument 1")],
  ["eth_getBalance", [account, "latest", 1], failed(-32602, "too many arguments, want at most 2")],
  [
    "eth_getBalance",
    ["0x12", "latest", 1],
    failed(-32602, "invalid argument 0: hex string has length 2, want 40 for common.Address"),
  ],
  ["eth_chainId", {}, failed(-32602, "non-array args")],
  ["eth_nope", [], failed(-32601, "the method eth_nope does not exist/is not available")],
  ["toString", [], failed(-32601, "the method toString does not exist/is not available")],
  ["eth_subscribe", ["newHeads"], failed(-32601, "notifications not supported")],
  ["eth_call", [], answered('"error":{"code":3,"message":"execution reverted: \\u003cno\\u003e","data":"0x08c379a0"}')],
])("%s with %j", async (method, params, body) => {
  expect(await serve()(call(method, params))).toEqual({ status: 200, headers: json, body })
})

test("a mistake of ours says nothing of itself to the caller, and is told", async () => {
  const onFault = vi.fn()
  const { body } = await serve({ onFault })(call("eth_broken"))
  expect(body).toBe(failed(-32603, "method handler crashed"))
  expect(onFault.mock.calls).toEqual([[new TypeError("undefined is not a function"), "eth_broken"]])
})

test("a notification is called and not answered; an answer is neither", async () => {
  expect(await serve()('{"jsonrpc":"2.0","method":"eth_chainId"}')).toEqual({ status: 200, headers: json, body: "" })
  expect(await serve()('[{"jsonrpc":"2.0","id":1,"result":7}]')).toEqual({ status: 200, headers: json, body: "" })
})

describe("batches", () => {
  test("are answered in their order, without notifications", async () => {
    const { body } = await serve()([call("eth_chainId"), { jsonrpc: "2.0", method: "eth_chainId" }, 5])
    expect(body).toBe(
      '[{"jsonrpc":"2.0","id":1,"result":"0xa868"},{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}}]\n',
    )
  })

  test("of more than a thousand calls are refused by the first id", async () => {
    const calls = Array.from({ length: maxBatchCalls + 1 }, (_, index) => call("eth_chainId", [], index + 7))
    expect((await serve()(calls)).body).toBe(
      '[{"jsonrpc":"2.0","id":7,"error":{"code":-32600,"message":"batch too large"}}]',
    )
  })

  test("whose answers grow too large are cut behind the one that was too much, without a newline", async () => {
    const calls = [call("eth_long", ["0x40"], 1), call("eth_long", ["0x40"], 2), call("eth_chainId", [], 3)]
    const { body } = await serve({ maxBatchAnswer: 100 })(calls)
    const x = "x".repeat(64)
    expect(body).toBe(
      `[{"jsonrpc":"2.0","id":1,"result":"${x}"},{"jsonrpc":"2.0","id":2,"result":"${x}"},{"jsonrpc":"2.0","id":3,"error":{"code":-32003,"message":"response too large"}}]`,
    )
  })
})

test("a batch of calls that never wait ends in time, and others have their turns meanwhile", async () => {
  const turns = vi.fn()
  const timer = setInterval(turns, 0)
  const calls = Array.from({ length: 100 }, (_, index) => call("eth_busy", [], index))
  const { body } = await serve({ timeout: 60 })(calls)
  clearInterval(timer)
  const answers = JSON.parse(body) as { result?: true; error?: { code: number } }[]
  expect(turns).toHaveBeenCalled()
  expect(new Set(answers.map(({ result, error }) => result ?? error?.code))).toEqual(new Set([true, -32002]))
})

describe("time", () => {
  beforeEach(() => {
    vi.useFakeTimers()
    aborted.mockClear()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test("that is over is -32002 for what is left, without a newline, and the method is told", async () => {
    const late = serve()([call("eth_chainId"), call("eth_never", [], 2), call("eth_chainId", [], 3)])
    await vi.advanceTimersByTimeAsync(30_000)
    const timedOut = '"error":{"code":-32002,"message":"request timed out"}'
    expect((await late).body).toBe(
      `[{"jsonrpc":"2.0","id":1,"result":"0xa868"},{"jsonrpc":"2.0","id":2,${timedOut}},{"jsonrpc":"2.0","id":3,${timedOut}}]`,
    )
    expect(aborted).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
  })

  test("a caller that goes is told to the method", async () => {
    const caller = new AbortController()
    const left = serve()(call("eth_never"), caller.signal)
    await vi.advanceTimersByTimeAsync(1)
    caller.abort()
    expect(aborted).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(30_000)
    await left
  })
})

test("members match in any letter case, as Go has it, and the last of several counts", async () => {
  const answer = async (members: string) => (await serve()(`{"jsonrpc":"2.0","id":1,${members}}`)).body
  expect(await answer('"method":"nope","METHOD":"eth_chainId"')).toBe(answered('"result":"0xa868"'))
  expect(await answer('"method":"eth_chainId","params":[1],"param\u017f":[]')).toBe(answered('"result":"0xa868"'))
})

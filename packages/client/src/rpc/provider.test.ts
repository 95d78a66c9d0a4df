import {
  type BaseError,
  ContractFunctionRevertedError,
  createPublicClient,
  custom,
  encodeErrorResult,
  http,
  parseAbi,
} from "viem"
import { expect, test, vi } from "vitest"
import { fakeNode, plain, resultOf, silence } from "../../test/rpc/fake-node.ts"
import { ConnectionError, TimeoutError } from "../http/index.ts"
import { batching } from "./batching.ts"
import { createRpcCore } from "./core.ts"
import { RpcError } from "./errors/rpc-error.ts"
import { fromProvider } from "./provider.ts"

const url = "http://127.0.0.1:9650"
const path = "/ext/bc/C/rpc"
const abi = parseAbi(["function balanceOf(address) view returns (uint256)", "error Broke(uint256 balance)"])
const contract = {
  address: "0x00000000000000000000000000000000000000aa",
  abi,
  functionName: "balanceOf",
  args: ["0x00000000000000000000000000000000000000bb"],
} as const

/** A provider that fails each call with this error, in geth's format. */
const failing =
  (error: object) =>
  ({ body }: { body: string }) =>
    `{"jsonrpc":"2.0","id":${JSON.parse(body).id},"error":${JSON.stringify(error)}}\n`

test("viem asks through a core", async () => {
  const results: Record<string, unknown> = {
    eth_chainId: "0xa868",
    eth_blockNumber: "0x2a",
    eth_getBalance: "0xffffffffffffffffff",
  }
  const node = fakeNode(resultOf(({ method }) => results[method]))
  const core = createRpcCore({ baseUrl: url, fetch: node.fetch }, { path, dialect: batching })
  const client = createPublicClient({ transport: custom(core) })
  await expect(
    Promise.all([client.getChainId(), client.getBlockNumber(), client.getBalance({ address: contract.address })]),
  ).resolves.toStrictEqual([43112, 42n, 2n ** 72n - 1n])
  expect(node.bodies()).toHaveLength(1)
})

test("viem sees a revert in the error of a core, and decodes its data", async () => {
  const data = encodeErrorResult({ abi, errorName: "Broke", args: [5n] })
  const node = fakeNode(failing({ code: 3, message: "execution reverted", data }))
  const client = createPublicClient({
    transport: custom(createRpcCore({ baseUrl: url, fetch: node.fetch }, { path, dialect: batching }), {
      retryCount: 0,
    }),
  })
  const error = (await client.readContract(contract).catch((error: unknown) => error)) as BaseError
  const reverted = error.walk(
    (cause) => cause instanceof ContractFunctionRevertedError,
  ) as ContractFunctionRevertedError
  expect(reverted.data).toMatchObject({ errorName: "Broke", args: [5n] })
})

test.each([
  [-32601, "the method eth_nope does not exist/is not available", "MethodNotFoundRpcError"],
  [-32602, "missing value for required argument 0", "InvalidParamsRpcError"],
  [-32000, "insufficient funds for gas * price + value: address 0x00", "InvalidInputRpcError"],
  [-32003, "response too large", "TransactionRejectedRpcError"],
])("viem takes the code %i of a core for what it is", async (code, message, name) => {
  const node = fakeNode(failing({ code, message }))
  const client = createPublicClient({
    transport: custom(createRpcCore({ baseUrl: url, fetch: node.fetch }, { path }), { retryCount: 0 }),
  })
  const error = (await client.request({ method: "eth_chainId" }).catch((error: unknown) => error)) as BaseError
  expect(error.name).toBe(name)
  expect(error.details).toBe(message)
  expect(error.walk((cause) => cause instanceof RpcError)).toMatchObject({ code, message })
})

test("a core asks through any EIP-1193 provider, with parameters as JSON has them", async () => {
  const request = vi.fn(async ({ method }: { method: string }) => (method === "eth_chainId" ? "0xa868" : undefined))
  const core = createRpcCore({ transport: fromProvider({ request }) }, { dialect: batching })
  await expect(core.request({ method: "eth_chainId" })).resolves.toBe("0xa868")
  await expect(core.call({ method: "eth_x", path, positions: ["a", "b"] }, { b: 5n })).resolves.toBeNull()
  await expect(core.call({ method: "avm.getBlock", path: "/ext/bc/X" }, { height: 5n })).resolves.toBeNull()
  expect(request.mock.calls).toStrictEqual([
    [{ method: "eth_chainId", params: undefined }],
    [{ method: "eth_x", params: [null, 5] }],
    [{ method: "avm.getBlock", params: { height: "5" } }],
  ])
})

test("members that are named are bigint whoever answers", async () => {
  const provider = {
    request: async () =>
      Object.freeze({ minBaseFee: 25, gasLimit: 8_000_000, list: [Object.freeze({ minBaseFee: 2n ** 64n })] }),
  }
  const core = createRpcCore({ transport: fromProvider(provider) }, { dialect: batching })
  await expect(
    core.call({ method: "eth_feeConfig", path, positions: [], bigints: ["minBaseFee"] }),
  ).resolves.toStrictEqual({
    ...{ minBaseFee: 25n, gasLimit: 8_000_000 },
    list: [{ minBaseFee: 2n ** 64n }],
  })
})

test("an integer that the provider has rounded is not passed off as exact", async () => {
  const core = createRpcCore({ transport: fromProvider({ request: async () => ({ fee: [Number(2n ** 64n)] }) }) })
  const error = await core.request({ method: "m" }).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(ConnectionError)
  expect((error as Error).cause).toStrictEqual(
    new RangeError("the provider has rounded an integer to 18446744073709552000"),
  )
})

test.each([
  ["an error with a code", { code: 4001, message: "User rejected the request.", data: { reason: "no" } }],
  ["an instance", Object.assign(new Error("User rejected the request."), { code: 4001, data: { reason: "no" } })],
  [
    "a wrapped error",
    new Error("outer", {
      cause: Object.assign(new Error("User rejected the request."), { code: 4001, data: { reason: "no" } }),
    }),
  ],
])("%s of a provider is a JSON-RPC error", async (_, thrown) => {
  const request = vi.fn(() => Promise.reject(thrown))
  const core = createRpcCore({ transport: fromProvider({ request }) })
  const error = await core.request({ method: "eth_accounts" }).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(RpcError)
  expect(error).toMatchObject({
    ...{ code: 4001, message: "User rejected the request.", data: { reason: "no" } },
    ...{ operation: "eth_accounts", url: "https://provider.invalid" },
  })
  expect(request).toHaveBeenCalledTimes(1)
})

test.each([
  ["an error", new Error("disconnected")],
  ["an abort", new DOMException("closed", "AbortError")],
  ["an event", { code: 1006 }],
  ["a text", "disconnected"],
  ["nothing", undefined],
])("%s without a code is a connection error, and not tried again", async (_, thrown) => {
  const request = vi.fn(() => Promise.reject(thrown))
  const core = createRpcCore({ transport: fromProvider({ request }) })
  const error = await core.request({ method: "eth_chainId" }).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(ConnectionError)
  expect((error as Error).cause).toBe(thrown)
  expect(request).toHaveBeenCalledTimes(1)
})

test("an abort and the timeouts hold for a provider that knows neither", async () => {
  const core = createRpcCore({ transport: fromProvider({ request: silence }), timeout: 5 })
  await expect(core.request({ method: "m" })).rejects.toBeInstanceOf(TimeoutError)
  const caller = new AbortController()
  const call = core.request({ method: "m" }, { signal: caller.signal, timeout: Infinity })
  caller.abort("left")
  await expect(call).rejects.toBe("left")
})

test("a provider gets each call of a batch by itself", async () => {
  const request = vi.fn(({ method }: { method: string }) =>
    method === "bad" ? Promise.reject({ code: 3, message: "no" }) : Promise.resolve(method),
  )
  const core = createRpcCore({ transport: fromProvider({ request }) }, { dialect: batching })
  await Promise.all([core.request({ method: "a" }), core.request({ method: "b" })])
  const settled = await core.batch([{ method: "good" }, { method: "bad" }])
  expect(settled).toMatchObject([
    { status: "fulfilled", value: "good" },
    { status: "rejected", reason: { code: 3 } },
  ])
  expect(request).toHaveBeenCalledTimes(4)
})

test("calls made together fail by themselves", async () => {
  const request = ({ method }: { method: string }) =>
    method === "bad" ? Promise.reject(new Error("disconnected")) : Promise.resolve(method)
  const core = createRpcCore({ transport: fromProvider({ request }) }, { dialect: batching })
  const settled = await Promise.allSettled([core.request({ method: "good" }), core.request({ method: "bad" })])
  expect(settled).toMatchObject([
    { status: "fulfilled", value: "good" },
    { status: "rejected", reason: { name: "ConnectionError", operation: "bad" } },
  ])
})

test("options of the client win over those of a transport", async () => {
  const request = vi.fn(() => Promise.reject(new Error("disconnected")))
  const core = createRpcCore(
    { transport: fromProvider({ request }), retry: { attempts: 2, delay: 0 } },
    { dialect: batching },
  )
  await core.request({ method: "eth_chainId" }).catch(() => {})
  expect(request).toHaveBeenCalledTimes(2)
})

test("a core asks through a viem transport, and gets the node's own errors", async () => {
  const answers = [
    resultOf(() => "0xa868"),
    failing({ code: 3, message: "execution reverted: no", data: "0x08c379a0" }),
    failing({ code: -32601, message: "the method eth_x does not exist/is not available" }),
    () => plain(503, "API call rejected because chain is not done bootstrapping\n"),
  ]
  const node = fakeNode((sent, index) => answers[index]?.(sent, index))
  const core = createRpcCore(
    { transport: fromProvider(http(url + path, { fetchFn: node.fetch, retryCount: 0 })) },
    { dialect: batching },
  )
  await expect(core.request({ method: "eth_chainId" })).resolves.toBe("0xa868")
  await expect(core.request({ method: "eth_call", params: [{}] })).rejects.toMatchObject({
    ...{ name: "RpcError", code: 3, message: "execution reverted: no", data: "0x08c379a0" },
  })
  await expect(core.request({ method: "eth_x" })).rejects.toMatchObject({
    ...{ name: "RpcError", code: -32601, message: "the method eth_x does not exist/is not available" },
  })
  await expect(core.request({ method: "eth_chainId" })).rejects.toMatchObject({
    name: "ConnectionError",
    cause: { status: 503 },
  })
})

test("a core is a provider for another core", async () => {
  const node = fakeNode(failing({ code: -32000, message: "not found", data: null }))
  const inner = createRpcCore({ baseUrl: url, fetch: node.fetch }, { path })
  const outer = createRpcCore({ transport: fromProvider(inner) })
  await expect(outer.request({ method: "avm.getTx", params: { txID: "x" } })).rejects.toMatchObject({
    ...{ name: "RpcError", code: -32000, message: "not found", data: null },
  })
})

import { serializeTransaction } from "viem"
import { afterAll, beforeAll, expect, test } from "vitest"
import { Devnet } from "../src/devnet.ts"
import { toHex, toQuantity } from "../src/evm/index.ts"
import { testAccounts } from "../src/wallet/test-accounts.ts"
import { testKey } from "../src/wallet/test-key.ts"
import { ask } from "./simulated-calls/exchanges.ts"
import { send } from "./simulated-calls/send.ts"

const start = Date.parse("2026-01-01T00:00:00Z")
const rich = "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc"
const poor = "0x00000000000000000000000000000000deadbeef"
const to = `0x${"5e".repeat(20)}` as const
const zero = { r: "0x00", s: "0x00", yParity: 0 } as const

let devnet: Devnet
beforeAll(async () => {
  devnet = await Devnet.open({ seed: "fill", clock: { start, isStopped: true } })
  await devnet.chains.begin()
})
afterAll(() => devnet.close())

const answerTo = (method: string, ...params: readonly unknown[]) => ask(devnet, "C", { method, params })
const filled = async (request: Readonly<Record<string, unknown>>) => {
  const { result, error } = await answerTo("eth_fillTransaction", request)
  return (error?.message ?? result) as { readonly raw: string; readonly tx: Readonly<Record<string, unknown>> }
}

test("a transaction is filled in with what it needs: its nonce behind those that wait, the gas that it uses, and prices", async () => {
  const { chain } = devnet.chains.c
  await send(chain, { key: testKey, nonce: 0n, tip: 1n, to, data: "0x" })
  const { raw, tx } = await filled({ from: rich, to, data: "0x01" })
  const cap = 2n * 225_000_000_000n + 1n
  expect(tx).toMatchObject({
    type: "0x2",
    nonce: "0x1",
    gas: (await answerTo("eth_estimateGas", { from: rich, to, data: "0x01" })).result,
    maxFeePerGas: toQuantity(cap),
    maxPriorityFeePerGas: "0x1",
    gasPrice: null,
  })
  const same = { type: "eip1559", chainId: 43_112, nonce: 1, to, data: "0x01" } as const
  const fees = { gas: BigInt(tx.gas as string), maxFeePerGas: cap, maxPriorityFeePerGas: 1n }
  expect(raw).toBe(serializeTransaction({ ...same, ...fees }, zero))
})

test("a transaction with a gas price is a legacy one, or, with an access list, one of type 1", async () => {
  const request = { from: rich, to, nonce: "0x0", gas: "0x5208", gasPrice: "0x1" }
  const legacy = await filled(request)
  expect(legacy.raw).toBe(`0xdf800182520894${to.slice(2)}8080808080`)
  expect(Object.keys(legacy.tx)).toEqual(
    ["type", "nonce", "to", "gas", "gasPrice", "maxPriorityFeePerGas", "maxFeePerGas", "value", "input"].concat([
      "v",
      "r",
      "s",
      "hash",
    ]),
  )
  const accessList = [{ address: to, storageKeys: [toHex(new Uint8Array(32))] }]
  const listed = { type: "eip2930", chainId: 43_112, nonce: 0, to, gas: 21_000n, gasPrice: 1n, accessList } as const
  const { raw, tx } = await filled({ ...request, accessList })
  expect({ raw, type: tx.type, gasPrice: tx.gasPrice, maxFeePerGas: tx.maxFeePerGas }).toEqual({
    raw: serializeTransaction(listed, zero),
    type: "0x1",
    gasPrice: "0x1",
    maxFeePerGas: null,
  })
})

test.each([
  [
    { to, data: "0x01", input: "0x02" },
    'both "data" and "input" are set and not equal. Please use "input" to pass transaction call data',
  ],
  [{}, "contract creation without any data provided"],
  [{ to, chainId: "0x1" }, "chainId does not match node's (have=1, want=43112)"],
  [{ to, gasPrice: "0x0" }, "gasPrice must be non-zero after london fork"],
  [{ to, gasPrice: "0x1", maxFeePerGas: "0x1" }, "both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified"],
  [{ to, maxFeePerGas: "0x0", maxPriorityFeePerGas: "0x0" }, "maxFeePerGas must be non-zero"],
  [{ to, maxFeePerGas: "0x1", maxPriorityFeePerGas: "0x2" }, "maxFeePerGas (1) < maxPriorityFeePerGas (2)"],
])(
  "what cannot be sent is refused where it is filled in, sent, or looked at for an access list: %j",
  async (given, message) => {
    const request = { ...given, from: testAccounts[0]?.address, gas: "0x5208" }
    const answers = ["eth_fillTransaction", "eth_sendTransaction", "eth_createAccessList"].map((method) =>
      answerTo(method, request),
    )
    const refused = { error: { code: -32000, message } }
    expect(await Promise.all(answers)).toEqual([refused, refused, refused])
  },
)

test("an access list is made for who could send the transaction: a refusal names its hash", async () => {
  const { tx } = await filled({ from: poor, to, gas: toQuantity(50_000_000n), accessList: [] })
  const needed = 50_000_000n * BigInt(tx.maxFeePerGas as string)
  const message = `failed to apply transaction: ${tx.hash} err: insufficient funds for gas * price + value: address 0x00000000000000000000000000000000DeaDBeef have 0 want ${needed}`
  expect(await answerTo("eth_createAccessList", { from: poor, to })).toEqual({ error: { code: -32000, message } })
})

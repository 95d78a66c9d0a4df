import { createWalletClient, http, type LocalAccount, toHex } from "viem"
import { privateKeyToAccount } from "viem/accounts"
import { foundry } from "viem/chains"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type RunningDevnet, startDevnet } from "../src/start-devnet.ts"
import { testAccounts } from "../src/wallet/test-accounts.ts"

let running: RunningDevnet
beforeAll(async () => {
  running = await startDevnet({ seed: "signing", clock: { start: Date.UTC(2026, 0), isStopped: true } })
})
afterAll(async () => running.close())

const local: LocalAccount = privateKeyToAccount(testAccounts[1]?.privateKey as `0x${string}`)
const wallet = () =>
  createWalletClient({
    account: local.address,
    chain: { ...foundry, id: 43112 },
    transport: http(`${running.url}/ext/bc/C/rpc`, { retryCount: 0 }),
  })

const mail = {
  domain: { name: "Mail", version: "1", chainId: 43112n, verifyingContract: `0x${"cc".repeat(20)}` },
  types: {
    Person: [
      { name: "name", type: "string" },
      { name: "wallets", type: "address[]" },
    ],
    Mail: [
      { name: "from", type: "Person" },
      { name: "value", type: "uint256" },
    ],
  },
  primaryType: "Mail",
  message: { from: { name: "Ann", wallets: [`0x${"aa".repeat(20)}`] }, value: 2n ** 200n + 1n },
} as const

test("a known account signs messages and typed data as a wallet with its key does", async () => {
  const [message, text] = [{ raw: "0x68656c6c6f" }, "hello"] as const
  expect({
    personal: await wallet().signMessage({ message }),
    sign: await wallet().request({ method: "eth_sign", params: [local.address, message.raw] } as never),
    typed: await wallet().signTypedData(mail),
  }).toEqual({
    personal: await local.signMessage({ message: text }),
    sign: await local.signMessage({ message: text }),
    typed: await local.signTypedData(mail),
  })
})

test("an account whose key nobody has signs nothing, and what is no typed data says why", async () => {
  const ask = (method: string, params: readonly unknown[]) =>
    wallet()
      .request({ method, params } as never)
      .then(
        () => "signed",
        (error: { readonly details: string }) => error.details,
      )
  const stranger = `0x${"5e".repeat(20)}`
  const refused = /^the typed data cannot be encoded: /
  const recursive = `${'{"a":'.repeat(20_000)}0${"}".repeat(20_000)}`
  expect([
    await ask("personal_sign", [toHex("hello"), stranger]),
    await ask("eth_sign", [stranger, toHex("hello")]),
    await ask("eth_signTypedData_v4", [stranger, JSON.stringify({})]),
    await ask("eth_signTypedData_v4", [local.address, "no JSON"]),
    await ask("eth_signTypedData_v4", [local.address, { types: {}, primaryType: "Mail", domain: {}, message: {} }]),
    await ask("eth_signTypedData_v4", [local.address, recursive]),
  ]).toEqual([
    "the method personal_sign does not exist/is not available",
    "unknown account",
    "the method eth_signTypedData_v4 does not exist/is not available",
    ...Array(3).fill(expect.stringMatching(refused)),
  ])
})

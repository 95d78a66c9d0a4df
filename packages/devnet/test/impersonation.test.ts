import { createPublicClient, createTestClient, createWalletClient, type Hex, http, parseEther } from "viem"
import { foundry } from "viem/chains"
import { afterAll, beforeAll, expect, test } from "vitest"
import { Devnet } from "../src/devnet.ts"
import { type RunningDevnet, startDevnet } from "../src/start-devnet.ts"
import { testAccounts } from "../src/wallet/test-accounts.ts"

let running: RunningDevnet
beforeAll(async () => {
  running = await startDevnet({ seed: "impersonation", clock: { start: Date.UTC(2026, 0), isStopped: true } })
})
afterAll(async () => running.close())

const whale = `0x${"5e".repeat(20)}` as const
const vault = `0x${"c0".repeat(20)}` as const
const to = `0x${"70".repeat(20)}` as const
const chain = { ...foundry, id: 43112 }

function clients() {
  const transport = http(`${running.url}/ext/bc/C/rpc`, { retryCount: 0 })
  return {
    read: createPublicClient({ chain, transport, pollingInterval: 20 }),
    wallet: createWalletClient({ chain, transport }),
    cheat: createTestClient({ chain, transport, mode: "anvil" }),
  }
}

async function begin() {
  const made = clients()
  await made.cheat.setBalance({ address: whale, value: parseEther("3") })
  await made.cheat.setBalance({ address: vault, value: parseEther("3") })
  await made.cheat.setCode({ address: vault, bytecode: "0x00" })
  return made
}

test("an account whose key nobody has, and a contract, send transactions while they are impersonated", async () => {
  const { read, wallet, cheat } = await begin()
  for (const account of [whale, vault]) {
    await expect(wallet.sendTransaction({ account, to, value: 1n })).rejects.toThrow("unknown account")
    await cheat.impersonateAccount({ address: account })
    const before = await read.getBalance({ address: to })
    const hash = await wallet.sendTransaction({ account, to, value: 7n })
    const receipt = await read.waitForTransactionReceipt({ hash })
    const sent = await read.getTransaction({ hash })
    expect({
      status: receipt.status,
      from: [receipt.from, sent.from],
      paid: (await read.getBalance({ address: to })) - before,
      raw: await read.request({ method: "eth_getRawTransactionByHash" as never, params: [hash] as never }),
    }).toEqual({ status: "success", from: [account, account], paid: 7n, raw: expect.stringMatching(/^0x02/) })
    const trace = await read.request({ method: "debug_traceTransaction", params: [hash, {}] } as never)
    expect(trace).toMatchObject({ gas: 21_000, failed: false })
    await cheat.stopImpersonatingAccount({ address: account })
    await expect(wallet.sendTransaction({ account, to, value: 1n })).rejects.toThrow("unknown account")
  }
})

test("whoever is impersonated, the same transaction of two has two hashes, and neither can be sent as signed", async () => {
  const { read, cheat } = await begin()
  await cheat.request({ method: "anvil_autoImpersonateAccount", params: [true] } as never)
  const send = (from: Hex) =>
    read.request({
      method: "eth_sendTransaction",
      params: [{ from, to, value: "0x1", nonce: "0x9", gas: "0x5208", gasPrice: "0xba43b7400" }],
    } as never) as Promise<Hex>
  const hashes = [await send(whale), await send(vault)] as const
  expect(hashes[0]).not.toBe(hashes[1])
  for (const hash of hashes) {
    const raw = (await read.request({ method: "eth_getRawTransactionByHash", params: [hash] } as never)) as Hex
    await expect(read.request({ method: "eth_sendRawTransaction", params: [raw] })).rejects.toThrow(
      "invalid transaction v, r, s values",
    )
    await cheat.dropTransaction({ hash })
  }
  await cheat.request({ method: "anvil_autoImpersonateAccount", params: [false] } as never)
})

test("accounts whose keys everybody knows sign what is sent for them, one nonce after the other", async () => {
  const { read, wallet } = clients()
  const accounts = await wallet.getAddresses()
  expect(accounts.map((one) => one.toLowerCase())).toEqual(
    expect.arrayContaining([testAccounts[0]?.address.toLowerCase()]),
  )
  const account = testAccounts[1]?.address as Hex
  const hashes = await Promise.all([1n, 2n, 3n].map((value) => wallet.sendTransaction({ account, to, value })))
  const sent = await Promise.all(
    hashes.map(async (hash) => {
      await read.waitForTransactionReceipt({ hash })
      return read.getTransaction({ hash })
    }),
  )
  expect(sent.map(({ nonce, from, type, s }) => ({ nonce, from, type, isSigned: BigInt(s) > 0n }))).toEqual(
    [0, 1, 2].map((nonce) => ({ nonce, from: account.toLowerCase(), type: "eip1559", isSigned: true })),
  )
  await expect(wallet.sendTransaction({ account, data: undefined as never, to: undefined as never })).rejects.toThrow(
    "contract creation without any data provided",
  )
})

test("what was sent unsigned is in snapshots and in the state, and is the same when it is played again", async () => {
  const { read, cheat } = await begin()
  const send = (from: Hex) =>
    read.request({
      method: "eth_sendUnsignedTransaction",
      params: [{ from, to, value: "0x5", gasPrice: "0xba43b7400" }],
    } as never) as Promise<Hex>
  const snapshot = await cheat.snapshot()
  const gone = await send(whale)
  await read.waitForTransactionReceipt({ hash: gone })
  await cheat.revert({ id: snapshot })
  await expect(read.getTransactionReceipt({ hash: gone })).rejects.toThrow("could not be found")
  const hash = await send(vault)
  await read.waitForTransactionReceipt({ hash })
  const text = await running.devnet.dump()
  const again = await Devnet.load(text)
  const [before, after] = [running.devnet, again].map(({ chains }) => chains.c.chain)
  expect(after?.transaction(hash)?.block.hash).toBe(before?.transaction(hash)?.block.hash)
  expect(after?.rootOf(after.tip)).toBe(before?.rootOf(before.tip))
  expect(await again.dump()).toBe(text)
  again.close()
})

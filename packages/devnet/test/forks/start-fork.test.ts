import { createPublicClient, createTestClient, createWalletClient, http, parseEther } from "viem"
import { privateKeyToAccount } from "viem/accounts"
import { foundry } from "viem/chains"
import { afterAll, beforeAll, expect, test } from "vitest"
import { coin } from "../../src/generated/contracts/coin.ts"
import { type RunningDevnet, startDevnet } from "../../src/start-devnet.ts"
import { testAccounts } from "../../src/wallet/test-accounts.ts"
import { clock } from "./upstream.ts"

const chain = { ...foundry, id: 43_112 }
const account = privateKeyToAccount(testAccounts[0]?.privateKey as `0x${string}`)
const holder = `0x${"5e".repeat(20)}` as const

let living: RunningDevnet
let fork: RunningDevnet
let token: `0x${string}`

const clientsOf = ({ url }: RunningDevnet) => {
  const transport = http(`${url}/ext/bc/C/rpc`, { retryCount: 0 })
  return {
    read: createPublicClient({ chain, transport, pollingInterval: 20 }),
    wallet: createWalletClient({ chain, transport, account }),
    cheat: createTestClient({ chain, transport, mode: "anvil" }),
  }
}

const balanceOf = (client: ReturnType<typeof clientsOf>["read"], of: `0x${string}`) =>
  client.readContract({ address: token, abi: coin.abi, functionName: "balanceOf", args: [of] })

beforeAll(async () => {
  living = await startDevnet({ seed: "living", clock, port: 0 })
  const { wallet, read } = clientsOf(living)
  const hash = await wallet.deployContract({ ...coin, args: ["Ice", "ICE", 6, [holder, account.address], 1_000n] })
  token = (await read.waitForTransactionReceipt({ hash })).contractAddress as `0x${string}`
  fork = await startDevnet({ seed: "fork", port: 0, clock, fork: { url: `${living.url}/ext/bc/C/rpc` } })
})
afterAll(async () => {
  await fork.close()
  await living.close()
})

test("a client impersonates a holder of the living chain's token, sends it, and goes back to a snapshot", async () => {
  const { read, cheat, wallet } = clientsOf(fork)
  expect(await balanceOf(read, holder)).toBe(1_000n)
  const snapshot = await cheat.snapshot()
  await cheat.impersonateAccount({ address: holder })
  await cheat.setBalance({ address: holder, value: parseEther("1") })
  const hash = await wallet.writeContract({
    account: holder,
    address: token,
    abi: coin.abi,
    functionName: "transfer",
    args: [account.address, 1_000n],
  })
  const { logs, status } = await read.waitForTransactionReceipt({ hash })
  expect([status, logs.length]).toEqual(["success", 1])
  expect([await balanceOf(read, holder), await balanceOf(read, account.address)]).toEqual([0n, 2_000n])
  await cheat.revert({ id: snapshot })
  expect([await balanceOf(read, holder), await balanceOf(read, account.address)]).toEqual([1_000n, 1_000n])
  expect(await balanceOf(clientsOf(living).read, holder)).toBe(1_000n)
})

test("cheatcodes write over the living chain's code and slots, and time goes on from its block", async () => {
  const { read, cheat } = clientsOf(fork)
  const snapshot = await cheat.snapshot()
  const { timestamp } = await clientsOf(living).read.getBlock()
  expect((await read.getBlock()).timestamp).toBe(timestamp)
  // Slot 2 of the token has its supply.
  const slot = `0x${"2".padStart(64, "0")}` as const
  expect(await read.getStorageAt({ address: token, slot })).toBe(`0x${(2_000).toString(16).padStart(64, "0")}`)
  await cheat.setStorageAt({ address: token, index: 2, value: `0x${"7".padStart(64, "0")}` })
  expect(await read.readContract({ address: token, abi: coin.abi, functionName: "totalSupply" })).toBe(7n)
  await cheat.setCode({ address: token, bytecode: "0x602a5f5260205ff3" })
  expect(await read.readContract({ address: token, abi: coin.abi, functionName: "totalSupply" })).toBe(42n)
  await cheat.increaseTime({ seconds: 3_600 })
  await cheat.mine({ blocks: 1 })
  expect((await read.getBlock()).timestamp).toBeGreaterThanOrEqual(timestamp + 3_600n)
  await cheat.revert({ id: snapshot })
  expect(await read.readContract({ address: token, abi: coin.abi, functionName: "totalSupply" })).toBe(2_000n)
})

test("a fork says that it proves nothing, and does not go back behind its first block", async () => {
  const { read, cheat } = clientsOf(fork)
  await expect(read.getProof({ address: holder, storageKeys: [] })).rejects.toThrow("a fork proves nothing")
  const height = await read.getBlockNumber()
  await expect(
    read.request({ method: "anvil_fork" as never, params: [`0x${(height - 1n).toString(16)}`] as never }),
  ).rejects.toThrow(`this fork starts at block ${height}`)
  expect(cheat).toBeDefined()
})

import { expect, test } from "vitest"
import { startDevnet } from "../src/start-devnet.ts"
import { testAccounts } from "../src/wallet/test-accounts.ts"

const start = Date.UTC(2026, 0) / 1000
const begin = async () => {
  const running = await startDevnet({ seed: "anvil", clock: { start: start * 1000, isStopped: true } })
  // biome-ignore lint/suspicious/noExplicitAny: a node's JSON, inspected member by member
  const call = async (method: string, ...params: readonly unknown[]): Promise<any> => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
    const headers = { "content-type": "application/json" }
    const response = await fetch(`${running.url}/ext/bc/C/rpc`, { method: "POST", headers, body })
    const { result, error } = await response.json()
    if (error !== undefined) throw new Error(error.message)
    return result
  }
  const before = Number(await call("eth_blockNumber"))
  const block = (above: number) => call("eth_getBlockByNumber", `0x${(before + above).toString(16)}`, true)
  const head = async () => Number(await call("eth_blockNumber")) - before
  const times = async () => {
    const blocks = await Promise.all(Array.from({ length: await head() }, (_, at) => block(at + 1)))
    return blocks.map(({ timestamp }) => Number(timestamp) - start)
  }
  return { call, block, head, times, [Symbol.asyncDispose]: () => running.close() }
}

test("the time goes on by the interval before each block that is mined, the first included, as anvil does it", async () => {
  await using devnet = await begin()
  await devnet.call("anvil_mine", "0x3", "0xa")
  await devnet.call("hardhat_mine", "0x2", "0x64")
  expect(await devnet.times()).toEqual([10, 20, 30, 130, 230])
})

test("evm_setTime is the time of the next block, and tells by how much it went on", async () => {
  await using devnet = await begin()
  expect([await devnet.call("evm_setTime", start + 500), await devnet.call("evm_mine")]).toEqual([500, "0x0"])
  expect(await devnet.times()).toEqual([500])
})

test("mine_detailed gives the blocks with their transactions", async () => {
  await using devnet = await begin()
  await devnet.call("evm_setAutomine", false)
  const from = testAccounts[0]?.address
  const hash = await devnet.call("eth_sendTransaction", { from, to: `0x${"70".repeat(20)}`, value: "0x1" })
  const made = await devnet.call("anvil_mine_detailed", { blocks: "0x2" })
  const stored = [await devnet.block(1), await devnet.block(2)]
  expect(made).toEqual(stored)
  expect(
    made.map(({ transactions }: { transactions: { hash: string }[] }) => transactions.map((one) => one.hash)),
  ).toEqual([[hash], []])
})

test("addBalance adds to what an account has; rollback takes away the newest blocks, one unless it is told", async () => {
  await using devnet = await begin()
  const somebody = `0x${"5e".repeat(20)}`
  await devnet.call("anvil_addBalance", somebody, "0x5")
  await devnet.call("anvil_addBalance", somebody, "0x6")
  expect(await devnet.call("eth_getBalance", somebody, "latest")).toBe("0xb")
  await devnet.call("anvil_mine", "0x5")
  const heads: unknown[] = []
  for (const params of [[], [2]]) {
    await devnet.call("anvil_rollback", ...params)
    heads.push(await devnet.head())
  }
  expect(heads).toEqual([4, 2])
  await expect(devnet.call("anvil_rollback", 99)).rejects.toThrow(
    /^a rollback of 99 blocks is deeper than the chain, whose last block is \d+$/,
  )
})

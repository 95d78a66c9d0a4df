import { createPublicClient, createTestClient, createWalletClient, http, parseEther } from "viem"
import { privateKeyToAccount } from "viem/accounts"
import { foundry } from "viem/chains"
import { afterAll, beforeAll, expect, test } from "vitest"
import { Devnet } from "../src/devnet.ts"
import { type RunningDevnet, startDevnet } from "../src/start-devnet.ts"
import { testAccounts } from "../src/wallet/test-accounts.ts"

let running: RunningDevnet
beforeAll(async () => {
  running = await startDevnet({ seed: "viem", l1s: [{ name: "neve", chainID: 99_300 }] })
})
afterAll(async () => running.close())

const account = privateKeyToAccount(testAccounts[0]?.privateKey as `0x${string}`)
const somebody = `0x${"5e".repeat(20)}` as const

function clients(path: string, id: number) {
  const transport = http(`${running.url}${path}`)
  const chain = { ...foundry, id }
  return {
    read: createPublicClient({ chain, transport, pollingInterval: 50 }),
    write: createWalletClient({ chain, transport, account }),
    cheat: createTestClient({ chain, transport, mode: "anvil" }),
  }
}

test("viem pays, waits for the receipt, and reads what is there, on C and on an L1", async () => {
  const [l1] = running.devnet.l1s
  const l1Path = `/ext/bc/${running.devnet.network.chains.primaryAlias(l1?.blockchainID as Uint8Array)}/rpc`
  for (const [path, id] of [
    ["/ext/bc/C/rpc", 43112],
    [l1Path, 99_300],
  ] as const) {
    const { read, write } = clients(path, id)
    expect(await read.getChainId()).toBe(id)
    const before = await read.getBalance({ address: somebody })
    const hash = await write.sendTransaction({ to: somebody, value: parseEther("1.5") })
    const { status, gasUsed } = await read.waitForTransactionReceipt({ hash })
    expect({ status, gasUsed, paid: (await read.getBalance({ address: somebody })) - before }).toEqual({
      status: "success",
      gasUsed: 21_000n,
      paid: parseEther("1.5"),
    })
  }
})

test("mining many blocks lets others be answered", async () => {
  const { read, cheat } = clients("/ext/bc/C/rpc", 43112)
  let isMined = false
  const mined = cheat.mine({ blocks: 300 }).then(() => {
    isMined = true
  })
  await read.getChainId()
  await read.getChainId()
  expect(isMined).toBe(false)
  await mined
})

test("time goes on no further than to the year 9999", async () => {
  const { read, cheat } = clients("/ext/bc/C/rpc", 43112)
  const before = (await read.getBlock()).timestamp
  for (const [method, ...params] of [
    ["evm_increaseTime", "0xffffffffffff"],
    ["evm_setNextBlockTimestamp", "0xffffffffffff"],
    ["anvil_mine", "0x2", "0xffffffffffff"],
  ])
    await expect(cheat.request({ method, params } as never)).rejects.toThrow("after the year 9999")
  await cheat.mine({ blocks: 1 })
  expect((await read.getBlock()).timestamp - before).toBeLessThan(3_600n)
})

test("blocks come at intervals of seconds", async () => {
  const { cheat } = clients("/ext/bc/C/rpc", 43112)
  await cheat.setIntervalMining({ interval: 3_600 })
  expect(running.devnet.producer.blockTime).toBe(3_600_000)
  await cheat.setIntervalMining({ interval: 0 })
  expect(running.devnet.producer.blockTime).toBe(undefined)
})

test("blocks bear times that are so many seconds apart, whatever the clock says, until they follow it again", async () => {
  const { read, cheat } = clients("/ext/bc/C/rpc", 43112)
  const { clock } = running.devnet.network
  const times: bigint[] = []
  const mined = async () => {
    await cheat.mine({ blocks: 1 })
    times.push((await read.getBlock()).timestamp)
  }
  clock.advance(86_400_000)
  await mined()
  await cheat.setBlockTimestampInterval({ interval: 5 })
  clock.advance(86_400_000)
  await mined()
  await mined()
  await cheat.setNextBlockTimestamp({ timestamp: (times[2] ?? 0n) + 100n })
  await mined()
  await mined()
  await cheat.request({ method: "evm_setBlockTimestampInterval", params: [0] } as never)
  await mined()
  const again = await Devnet.load(await running.devnet.dump(), { clock: { isStopped: true } })
  expect(again.chains.c.chain.tip.hash).toBe((await read.getBlock()).hash)
  again.close()
  const tooEarly = cheat.setNextBlockTimestamp({ timestamp: times[0] ?? 0n })
  await expect(tooEarly).rejects.toThrow("which is the last block's")
  const tooFar = { method: "evm_setBlockTimestampInterval", params: ["0xffffffff"] }
  await expect(cheat.request(tooFar as never)).rejects.toThrow("after the year 9999")
  // The chain's rules require at least two seconds between blocks.
  expect(times.map((time) => Number(time - (times[0] ?? 0n)))).toEqual([0, 5, 10, 110, 115, 117])
  expect(await cheat.request({ method: "anvil_removeBlockTimestampInterval" } as never)).toBe(true)
  expect(await cheat.request({ method: "anvil_removeBlockTimestampInterval" } as never)).toBe(false)
  await mined()
  expect(Number((times.at(-1) ?? 0n) - (times[0] ?? 0n))).toBeGreaterThanOrEqual(86_400)
})

test("the cheatcodes of development nodes work as people know them", async () => {
  const { read, write, cheat } = clients("/ext/bc/C/rpc", 43112)
  await cheat.setBalance({ address: somebody, value: parseEther("7") })
  await cheat.setCode({ address: somebody, bytecode: "0x602a60005260206000f3" })
  await cheat.setStorageAt({ address: somebody, index: 1, value: `0x${"11".repeat(32)}` })
  expect({
    balance: await read.getBalance({ address: somebody }),
    answer: (await read.call({ to: somebody })).data,
    slot: await read.getStorageAt({ address: somebody, slot: "0x1" }),
  }).toEqual({ balance: parseEther("7"), answer: `0x${"2a".padStart(64, "0")}`, slot: `0x${"11".repeat(32)}` })

  const snapshot = await cheat.snapshot()
  const { number, timestamp } = await read.getBlock()
  await cheat.increaseTime({ seconds: 3_600 })
  await cheat.mine({ blocks: 2 })
  const later = await read.getBlock()
  expect(later.number).toBe(number + 2n)
  expect(later.timestamp).toBeGreaterThanOrEqual(timestamp + 3_600n)
  await cheat.revert({ id: snapshot })
  expect((await read.getBlock({ includeTransactions: false })).number).toBe(number)

  await cheat.setAutomine(false)
  const hash = await write.sendTransaction({ to: testAccounts[1]?.address as `0x${string}`, value: 1n })
  expect(await read.getTransaction({ hash }).then(({ blockNumber }) => blockNumber)).toBe(null)
  await cheat.mine({ blocks: 1 })
  expect((await read.getTransactionReceipt({ hash })).status).toBe("success")
  await cheat.setAutomine(true)
})

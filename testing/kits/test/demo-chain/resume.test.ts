import { spawn } from "node:child_process"
import { once } from "node:events"
import { appendFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { privateKeyToAccount } from "viem/accounts"
import { afterAll, beforeAll, expect, it } from "vitest"
import { createRpc } from "../../src/demo-chain/anvil/rpc.ts"
import { startDemoChain } from "../../src/demo-chain/index.ts"
import { hashes, snapshot } from "./snapshot.ts"

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "demo-chain-"))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs a program with `startDemoChain` in a separate process. */
function run(program: string) {
  const index = JSON.stringify(new URL("../../src/demo-chain/index.ts", import.meta.url).href)
  const text = `const { startDemoChain } = await import(${index})\n${program}`
  return spawn(process.execPath, ["--input-type=module", "-e", text], { stdio: ["ignore", "pipe", "inherit"] })
}

it("serves the same blocks, receipts, logs and traces after a restart, and goes on as if there had been none", async () => {
  const stateFile = join(folder, "resumed.jsonl")
  const first = await startDemoChain({ stateFile, rounds: 2 })
  const before = await snapshot(first.rpcUrl)
  await first.stop()
  const second = await startDemoChain({ stateFile, rounds: 2 })
  expect(await snapshot(second.rpcUrl)).toEqual(before)
  await second.play(2)
  const resumed = hashes(await snapshot(second.rpcUrl))
  await second.stop()
  const uninterrupted = await startDemoChain({ rounds: 4 })
  const expected = hashes(await snapshot(uninterrupted.rpcUrl))
  await uninterrupted.stop()
  expect(resumed).toEqual(expected)
})

it("keeps a visitor's transaction over a restart", async () => {
  const stateFile = join(folder, "visited.jsonl")
  const first = await startDemoChain({ stateFile, rounds: 0 })
  const account = privateKeyToAccount(first.accounts[3]?.privateKey ?? "0x")
  const gas = { gas: 21_000n, gasPrice: 10n ** 10n, type: "legacy" } as const
  const raw = await account.signTransaction({ ...gas, chainId: 31337, nonce: 0, to: account.address, value: 1n })
  const hash = await createRpc(first.rpcUrl)<string>("eth_sendRawTransaction", [raw])
  await first.play(1)
  await first.stop()
  const second = await startDemoChain({ stateFile, rounds: 0 })
  const receipt = await createRpc(second.rpcUrl)<{ blockNumber: string }>("eth_getTransactionReceipt", [hash])
  await second.stop()
  expect(receipt.blockNumber).toBe("0x6")
})

it("drops a line of its file that a crash cut short", async () => {
  const stateFile = join(folder, "cut.jsonl")
  const first = await startDemoChain({ stateFile, rounds: 1 })
  const before = hashes(await snapshot(first.rpcUrl))
  await first.stop()
  await appendFile(stateFile, '{"hash":"0x12')
  const second = await startDemoChain({ stateFile, rounds: 1 })
  const after = hashes(await snapshot(second.rpcUrl))
  await second.stop()
  expect(after).toEqual(before)
  expect(await readFile(stateFile, "utf8")).toMatch(/\}\n$/)
})

it("refuses a file whose blocks do not come out as they were", async () => {
  const stateFile = join(folder, "forged.jsonl")
  const chain = await startDemoChain({ stateFile, rounds: 0 })
  await chain.stop()
  const text = await readFile(stateFile, "utf8")
  await writeFile(stateFile, text.replace('"genesisTime":1767225600', '"genesisTime":1767225601'))
  await expect(startDemoChain({ stateFile })).rejects.toThrow(/cannot be continued/)
})

it("plays slow traffic by itself, in wall-clock time, until it is stopped", async () => {
  const chain = await startDemoChain({ rounds: 0, blockTime: 0.05 })
  const rpc = createRpc(chain.rpcUrl)
  const head = Number(await rpc("eth_blockNumber"))
  await expect.poll(async () => Number(await rpc("eth_blockNumber")), { timeout: 10_000 }).toBeGreaterThan(head + 2)
  const block = await rpc<{ timestamp: string }>("eth_getBlockByNumber", ["latest", false])
  await chain.stop()
  await chain.ended
  expect(Math.abs(Number(block.timestamp) - Date.now() / 1000)).toBeLessThan(10)
})

it("keeps no process alive once it is stopped, though a block was being mined", async () => {
  // The next block is due after a millisecond and takes longer to mine, so a block is always being mined when the chain is stopped.
  const child = run(`
    const chain = await startDemoChain({ rounds: 0, blockTime: 0.001 })
    await new Promise((resolve) => setTimeout(resolve, 200))
    await chain.stop()
    console.log("stopped")
  `)
  const exit = once(child, "exit")
  await once(child.stdout, "data")
  const end = await Promise.race([exit, sleep(20_000, "it goes on")])
  child.kill("SIGKILL")
  expect(end).toEqual([0, null])
})

it("leaves no node behind when its process is killed", async () => {
  const child = run("console.log((await startDemoChain({ rounds: 0 })).rpcUrl)")
  const exit = once(child, "exit")
  const [line] = (await once(child.stdout, "data")) as [Buffer]
  const rpc = createRpc(line.toString().trim())
  expect(await rpc("eth_chainId")).toBe("0x7a69")
  child.kill("SIGKILL")
  await exit
  await expect.poll(() => rpc("eth_chainId").catch(() => "gone"), { timeout: 10_000 }).toBe("gone")
})

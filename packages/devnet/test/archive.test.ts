import { formatHex } from "@serac/chain"
import { expect, test } from "vitest"
import { temporaryArchive } from "../src/archive/temporary-archive.ts"
import { Devnet } from "../src/devnet.ts"
import { EvmWallet } from "../src/wallet/evm-wallet.ts"
import { testKey } from "../src/wallet/test-key.ts"

const start = Date.parse("2026-01-01T00:00:00Z")
const somebody = `0x${"5e".repeat(20)}` as const
const others = `0x${"6f".repeat(20)}` as const
// PUSH1 7 PUSH1 0 MSTORE, then LOG1 of that word with topic 9, and RETURN of it.
const code = "0x6007600052600960206000a160206000f3"

/** A devnet with so many blocks that the first ones have left memory, if it has an archive to keep them; returns its answers and internals. */
async function live(archive: ReturnType<typeof temporaryArchive> | undefined) {
  const clock = { start, isStopped: true }
  const devnet = await Devnet.create({ seed: "archive", days: 0.05, clock, archive })
  await devnet.fillHistory()
  const { network } = devnet
  const { chain } = devnet.chains.c
  const wallet = new EvmWallet(chain, testKey)
  const ask = async (path: string, method: string, params: unknown): Promise<unknown> => {
    const headers = { "content-type": "application/json", host: "localhost" }
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
    return JSON.parse((await devnet.node.handle({ method: "POST", target: path, headers, body })).body)
  }
  const c = (method: string, ...params: unknown[]) => ask("/ext/bc/C/rpc", method, params)
  await c("anvil_setCode", others, code)
  const called = await wallet.send({ to: others, value: 1n, gas: 100_000n })
  await wallet.send({ to: somebody, value: 5n })
  await devnet.producer.mine()
  const { number } = chain.tip.header
  const early = chain.tip.hash
  const text = `0x${number.toString(16)}`
  const make = async (blocks: number) => {
    for (let made = 0; made < blocks; made++) await chain.build({ allowEmpty: true })
  }
  await make(20)
  const snapshot = await devnet.snapshots.take()
  await wallet.send({ to: somebody, value: 6n })
  await devnet.producer.mine()
  await make(330)
  const [p1, x1] = [network.p.state.blocks.at(1), network.x.state.blocks.at(1)]
  const old = async () => [
    await c("eth_getBlockByNumber", text, true),
    await c("eth_getBlockByHash", early, false),
    await c("eth_getTransactionByHash", called),
    await c("eth_getTransactionReceipt", called),
    await c("eth_getLogs", { fromBlock: "0x0", toBlock: "latest", address: others }),
    await c("eth_getBalance", somebody, text),
    await c("eth_getBalance", somebody, "0x1"),
    await c("eth_call", { to: others }, text),
    await c("eth_getProof", somebody, [], text),
    await c("eth_feeHistory", "0x400", "latest", [50]),
    await c("debug_traceTransaction", called, { tracer: "callTracer" }),
    await ask("/ext/index/C/block", "index.getContainerByIndex", { index: "0", encoding: "hex" }),
    await ask("/ext/index/C/block", "index.getContainerRange", { startIndex: "0", numToFetch: "3", encoding: "hex" }),
    await ask("/ext/bc/P", "platform.getBlockByHeight", { height: 1, encoding: "hex" }),
    await ask("/ext/bc/P", "platform.getValidatorsAt", { height: 0 }),
    await ask("/ext/bc/X", "avm.getBlockByHeight", { height: "1", encoding: "hex" }),
    [p1, x1].map((block) => block && formatHex(block.bytes, "hexnc")),
  ]
  const before = await old()
  const far = await c("eth_blockNumber")
  await devnet.snapshots.revert(snapshot)
  await make(3)
  const after = await old()
  await chain.fork(number)
  await make(2)
  devnet.close()
  return { number: Number(number), before, far, after, near: await c("eth_blockNumber"), state: await devnet.dump() }
}

test("what is no longer in memory still answers, goes back with snapshots and forks, and is dumped: as if it were there", async () => {
  const inMemory = await live(undefined)
  expect(await live(temporaryArchive())).toEqual(inMemory)
  const failed = inMemory.before.filter((answer) => typeof answer === "object" && answer !== null && "error" in answer)
  expect(failed).toEqual([])
  const result = (answer: unknown) => (answer as { readonly result: unknown }).result
  // Twenty blocks, one with a payment, and 330 more; then two on top of the block that the fork starts from.
  expect([inMemory.far, inMemory.near].map((answer) => Number(result(answer)) - inMemory.number)).toEqual([351, 2])
  expect(inMemory.before.slice(5, 8).map(result)).toEqual(["0x5", "0x0", `0x${"7".padStart(64, "0")}`])
  expect(inMemory.after.slice(0, 9)).toEqual(inMemory.before.slice(0, 9))
})

import { createTestClient, http, publicActions, testActions } from "viem"
import { foundry } from "viem/chains"
import { afterAll, beforeAll, expect, test } from "vitest"
import { Devnet } from "../src/devnet.ts"
import { DevnetHost } from "../src/host/devnet-host.ts"
import { memoryArchive } from "../src/ledger/index.ts"
import { type RunningDevnet, startDevnet } from "../src/start-devnet.ts"

let running: RunningDevnet
beforeAll(async () => {
  running = await startDevnet({
    seed: "reset",
    clock: { start: Date.UTC(2026, 0), isStopped: true },
  })
})
afterAll(async () => running.close())

const somebody = `0x${"5e".repeat(20)}` as const

async function call(path: string, method: string, params: unknown = {}) {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
  const headers = { "content-type": "application/json" }
  const response = await fetch(`${running.url}${path}`, { method: "POST", headers, body })
  const { result, error } = (await response.json()) as { result: unknown; error?: { message: string } }
  return (result ?? error?.message) as Record<string, unknown>
}
const client = () => {
  const transport = http(`${running.url}/ext/bc/C/rpc`, { retryCount: 0 })
  const chain = { ...foundry, id: 43112 }
  return createTestClient({ chain, transport, mode: "anvil" })
    .extend(testActions({ mode: "anvil" }))
    .extend(publicActions)
}

/** The values by which an indexer identifies a network. */
const seen = async () => {
  const { blockchains } = await call("/ext/bc/P", "platform.getBlockchains")
  const { block } = await call("/ext/bc/P", "platform.getBlockByHeight", { height: 0, encoding: "hex" })
  const { nodeID } = await call("/ext/info", "info.getNodeID")
  return {
    p: block,
    c: ((await call("/ext/bc/C/rpc", "eth_getBlockByNumber", ["0x0", false])) as { hash: string }).hash,
    chains: (blockchains as { name: string; id: string }[]).map(({ name, id }) => [name, id]),
    nodeID,
  }
}

test("another network is in its place at the same port: other genesis blocks, other L1s, other validators", async () => {
  const before = await seen()
  const first = running.devnet
  const { blockchains, genesis } = await call("/ext/devnet", "devnet.reset", {
    seed: "other",
    l1s: [{ name: "neve", chainID: 99_501 }],
  })
  const after = await seen()
  expect(running.devnet).not.toBe(first)
  expect(after.chains.map(([name]) => name)).toEqual(["neve", "C-Chain", "X-Chain"])
  expect(blockchains).toEqual(expect.arrayContaining([{ name: "neve", id: after.chains[0]?.[1] }]))
  expect([after.p === before.p, after.c === before.c, after.nodeID === before.nodeID]).toEqual([false, false, false])
  expect((await call("/ext/devnet", "devnet.getGenesis")).genesis).toBe(genesis)
  const health = await fetch(`${running.url}/ext/health`)
  expect(health.status).toBe(200)
  expect((await client().getBalance({ address: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266" })) > 0n).toBe(true)
})

test("a genesis file that is given is what it begins with, and its state can be played", async () => {
  const { genesis } = await call("/ext/devnet", "devnet.getGenesis")
  const cChain = JSON.parse(JSON.parse(genesis as string).cChainGenesis)
  const given = JSON.stringify({
    ...JSON.parse(genesis as string),
    message: "another",
    cChainGenesis: JSON.stringify({ ...cChain, alloc: { ...cChain.alloc, [somebody.slice(2)]: { balance: "0x9" } } }),
  })
  const before = await seen()
  await call("/ext/devnet", "devnet.reset", { genesis: given, l1s: [] })
  const after = await seen()
  expect([after.c === before.c, after.nodeID === before.nodeID]).toEqual([false, true])
  expect(await client().getBalance({ address: somebody })).toBe(9n)
  const text = await running.devnet.dump()
  const again = await Devnet.load(text)
  expect(again.chains.c.chain.tip.hash).toBe(running.devnet.chains.c.chain.tip.hash)
  expect(await again.dump()).toBe(text)
  again.close()
})

test("what is no genesis is refused, and the network stays", async () => {
  const before = await seen()
  expect([
    await call("/ext/devnet", "devnet.reset", { genesis: "{}" }),
    await call("/ext/devnet", "devnet.reset", { l1s: [{ name: "", chainID: 5 }] }),
  ]).toEqual([
    "a network begins with a validator, at initialStakers",
    'the name of an L1 has 1 to 128 letters, digits and spaces, not ""',
  ])
  expect(await seen()).toEqual(before)
  const alone = await Devnet.create({ seed: "alone" })
  await expect(alone.replacer.beginAgain()).rejects.toThrow("has no host")
  alone.close()
})

test("anvil_reset begins the same network again, and copies no other", async () => {
  const c = client()
  const before = await seen()
  await c.mine({ blocks: 5 })
  const balance = await c.getBalance({ address: somebody })
  await c.setBalance({ address: somebody, value: balance + 7n })
  await expect(c.reset({ jsonRpcUrl: "http://127.0.0.1:1" })).rejects.toThrow(
    "a devnet forks the chain that it was started with",
  )
  await c.reset()
  expect(await c.getBalance({ address: somebody })).toBe(balance)
  const after = await seen()
  expect([after.p, after.c, after.nodeID]).toEqual([before.p, before.c, before.nodeID])
})

test("while a network begins, a reset waits", async () => {
  const steps: string[] = []
  const makeArchive = () => {
    steps.push("a network is made")
    return memoryArchive
  }
  const host = await DevnetHost.open({
    seed: "begins",
    clock: { start: Date.UTC(2026, 0), isStopped: true },
    makeArchive,
  })
  const begun = host.begin(async () => void steps.push("it begins")).then(() => steps.push("it has begun"))
  await host.replace({ seed: "next" })
  await begun
  expect(steps).toEqual(["a network is made", "it begins", "it has begun", "a network is made"])
  host.close()
})

test("while history is filled, a reset waits: the clock of the other network is at the present and goes on", async () => {
  const filling = await startDevnet({ seed: "filling", days: 0.01 })
  await filling.devnet.replacer.reset({ seed: "filled" })
  const { clock } = filling.devnet.network
  expect({ isStopped: clock.isStopped, isPresent: Math.abs(Date.now() - clock.now()) < 600_000 }).toEqual({
    isStopped: false,
    isPresent: true,
  })
  await filling.close()
})

test("a state that was dumped is there again when it is loaded, with all chains", async () => {
  const c = client()
  await c.setBalance({ address: somebody, value: 7n })
  await c.mine({ blocks: 2 })
  const state = await c.dumpState()
  const { hash } = await c.getBlock()
  const chains = (await seen()).chains
  await call("/ext/devnet", "devnet.reset", { seed: "other", l1s: [] })
  expect(await c.getBalance({ address: somebody })).toBe(0n)
  await c.loadState({ state })
  expect([(await c.getBlock()).hash, await c.getBalance({ address: somebody }), (await seen()).chains]).toEqual([
    hash,
    7n,
    chains,
  ])
  await expect(c.loadState({ state: "0x1234" })).rejects.toThrow("not a state")
})

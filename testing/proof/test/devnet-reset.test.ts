import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { genesisJson } from "@serac/devnet"
import { type RunningDevnet, startDevnet } from "@serac/devnet/start"
import { startIndexer } from "@serac/indexer/evm"
import { describeNetwork, startNetworkIndexer, WrongChainError } from "@serac/indexer/network"
import { openStore, ReorgTooDeepError } from "@serac/store"
import { afterAll, beforeAll, expect, test } from "vitest"

let folder: string
let running: RunningDevnet
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "serac-prove-"))
  running = await startDevnet({ seed: "reset", clock: { start: Date.UTC(2026, 0), isStopped: true } })
})
afterAll(async () => {
  await running.close()
  await rm(folder, { recursive: true, force: true })
})

const call = async (path: string, method: string, params: unknown) => {
  const headers = { "content-type": "application/json" }
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
  return (await fetch(`${running.url}${path}`, { method: "POST", headers, body })).json()
}

test("indexers that know a network by what it began with say so when another one is in its place", async () => {
  const { url, devnet } = running
  const location = { kind: "sqlite", directory: folder } as const
  const common = { store: location, reconciliation: "off", pollInterval: 20, log: () => {} } as const
  const network = await describeNetwork([url])
  const networkIndexer = await startNetworkIndexer({
    ...common,
    network,
    genesis: genesisJson(devnet.network.genesisFile),
  })
  const chain = {
    chainId: "43112",
    name: "C",
    network: "testnet",
    rpcUrls: [`${url}/ext/bc/C/rpc`],
    nativeToken: { name: "Avalanche", symbol: "AVAX", decimals: 18 },
  } as const
  const indexer = await startIndexer({ ...common, chain, nftMetadata: false })
  const ends = Promise.allSettled([networkIndexer.ended, indexer.ended])
  const store = await openStore(location)
  const { tip } = devnet.chains.c.chain
  await expect
    .poll(async () => (await store.chain("43112").status())?.head?.hash, { timeout: 45_000, interval: 50 })
    .toBe(tip.hash)
  await call("/ext/devnet", "devnet.reset", { seed: "other" })
  // Indexers only read blocks after their last stored block.
  await call("/ext/bc/C/rpc", "anvil_mine", ["0x14"])
  const outcomes = await ends
  expect(outcomes).toMatchObject([
    { status: "rejected", reason: expect.any(WrongChainError) },
    { status: "rejected", reason: expect.any(ReorgTooDeepError) },
  ])
  await Promise.all([networkIndexer.stop(), indexer.stop()])
  await store.close()
})

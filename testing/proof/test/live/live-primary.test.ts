import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { formatId } from "@serac/chain"
import { genesisJson, testKeyText } from "@serac/devnet"
import { startDevnet } from "@serac/devnet/start"
import { describeNetwork } from "@serac/indexer/network"
import { afterAll, expect, test } from "vitest"
import { Comparison } from "../../src/evm/comparison.ts"
import { compareLivePrimary } from "../../src/live/compare-live-primary.ts"
import { liveNetwork } from "../../src/live/live-network.ts"
import { LiveRecorder } from "../../src/live/live-recorder.ts"
import { LiveTally } from "../../src/live/live-tally.ts"
import { walletRounds } from "../../src/live/live-traffic.ts"
import { LiveWallet } from "../../src/live/live-wallet.ts"
import { recordPrimary } from "../../src/live/record-primary.ts"
import { startPrimaryStack } from "../../src/primary/compare/stack.ts"
import { workOut } from "../../src/primary/oracle/world.ts"
import { readPrimaryRecording } from "../../src/primary/recording/recording.ts"

const { devnet, url, close } = await startDevnet({ seed: "live wallets" })
const folder = await mkdtemp(join(tmpdir(), "serac-live-"))
afterAll(async () => {
  await close()
  await rm(folder, { recursive: true, force: true })
})

test("what a wallet did on all three chains is listed as an oracle works it out of what the node tells", async () => {
  const network = await liveNetwork(url)
  const wallet = new LiveWallet(network, testKeyText)
  const done = new LiveTally()
  for (const [kind, act] of walletRounds) {
    // Chains have room for transactions as time passes.
    devnet.network.clock.advance(5_000)
    await act(wallet)
    done.add(kind)
  }
  const cChain = await new LiveRecorder("c-chain", `${url}/ext/bc/C/rpc`).ledger()
  const recorded = {
    url,
    folder: join(folder, "recording"),
    cChain,
    genesis: genesisJson(devnet.network.genesisFile),
    chainIds: [network.ids.X, network.ids.C].map(formatId),
    addresses: wallet.addresses,
  }
  await recordPrimary(recorded)
  const world = workOut(await readPrimaryRecording(recorded.folder))
  const stack = await startPrimaryStack({
    location: { kind: "sqlite", directory: join(folder, "store") },
    world,
    network: await describeNetwork([url]),
    index: true,
    genesis: recorded.genesis,
    cChain,
  })
  try {
    const now = Math.floor(Date.now() / 1_000)
    const comparison = new Comparison([now, now])
    await compareLivePrimary(stack.data, recorded, comparison)
    expect([comparison.differences, done.total, comparison.counts.size > 20]).toEqual([[], 16, true])
  } finally {
    await stack.close()
  }
})

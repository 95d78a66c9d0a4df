import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { testKey } from "@serac/devnet"
import { startDevnet } from "@serac/devnet/start"
import { createSignatures } from "@serac/signatures"
import { type Hex, toHex } from "viem"
import { privateKeyToAccount } from "viem/accounts"
import { afterAll, beforeAll, expect, test } from "vitest"
import { Comparison } from "../../src/evm/comparison.ts"
import { compareLive, compareSentMessages } from "../../src/live/compare-live.ts"
import { LiveAccount } from "../../src/live/live-account.ts"
import { liveDefinition } from "../../src/live/live-config.ts"
import {
  type LiveMessage,
  type LiveMessageChain,
  LiveMessages,
  openMessageChain,
} from "../../src/live/live-messages.ts"
import { deployMessenger } from "../../src/live/live-messenger.ts"
import { LiveRecorder } from "../../src/live/live-recorder.ts"
import { cb58 } from "../../src/oracle/messenger.ts"
import { startStack } from "../../src/stack/start-stack.ts"

const { devnet, url, close } = await startDevnet({
  seed: "live",
  peers: true,
  l1s: [{ name: "firn", chainID: 99_124 }],
})
const { networkID: networkId } = devnet.network.genesis
const signatures = createSignatures({ networkId, nodeUrls: [url] }, { peers: true })
const folder = await mkdtemp(join(tmpdir(), "serac-live-"))
const began = Math.floor(Date.now() / 1_000)
const places = ["c-chain", "l1-1"].map((name, at) => {
  const alias = at === 0 ? "C" : devnet.network.chains.primaryAlias(devnet.l1s[0]?.blockchainID ?? new Uint8Array())
  return { name, nodeUrl: `${url}/ext/bc/${alias}/rpc` }
})
const chains: LiveMessageChain[] = []

beforeAll(async () => {
  await devnet.holdMessages()
  // Proposers look the validators of an L1 up at an older height for half a minute.
  devnet.network.clock.advance(120_000)
  for (const { nodeUrl } of places)
    chains.push(await openMessageChain(await LiveAccount.funded(nodeUrl, privateKeyToAccount(toHex(testKey)))))
})
afterAll(async () => {
  await signatures.close()
  await close()
  await rm(folder, { recursive: true, force: true })
})

test("messages go both ways by the messenger and by the precompile alone, as far as they should, and every listing has them so", async () => {
  const live = new LiveMessages(chains, signatures)
  const transactions: number[] = []
  for (let turn = 0; turn < 7; turn++) transactions.push(await live.round())
  expect(transactions).toEqual([2, 2, 2, 3, 1, 2, 3])
  expect([live.counts, live.fates.lines.map((line) => line.trim())]).toEqual([
    { sent: 7, signed: 6, delivered: 6, again: 0 },
    ["2 executed", "1 failed", "1 by precompile", "1 retried", "1 pending", "1 sent again"],
  ])
  const told = live.messages.map(({ fate, source, deliveredBy, isExecuted }) => {
    const way = source === chains[0]?.blockchainId ? "from C" : "to C"
    return `${fate} ${way}: ${deliveredBy === undefined ? "not there" : "there"}, ${isExecuted ? "executed" : "not executed"}`
  })
  expect(told).toEqual([
    "executed from C: there, executed",
    "failed to C: there, not executed",
    "retried to C: there, executed",
    "pending from C: not there, not executed",
    "executed to C: there, executed",
    "sent again from C: there, executed",
  ])

  const indexed = await Promise.all(
    places.map(async ({ name, nodeUrl }, at) => {
      const { account, blockchainId } = chains[at] as LiveMessageChain
      const chain = { name, chainId: `${await account.client.getChainId()}`, platformChainId: cb58(blockchainId) }
      return { definition: liveDefinition(chain, nodeUrl), nodeUrl, recorder: new LiveRecorder(name, nodeUrl) }
    }),
  )
  const heads = await Promise.all(indexed.map(async ({ recorder }) => (await recorder.ledger()).blocks.length - 1))
  const stack = await startStack({
    location: { kind: "sqlite", directory: folder },
    chains: indexed.map(({ definition }) => definition),
    goals: new Map(indexed.map(({ definition }, at) => [definition.chainId, { head: heads[at] ?? 0, addresses: [] }])),
  })
  try {
    const asked = { dataService: stack.dataUrl, metricsService: stack.metricsUrl, chains: indexed, began }
    const compared = await compareLive({ ...asked, messages: live.messages }, { sample: 1, every: 3 })
    expect([compared.differences, compared.counts.get("messages as they were sent")?.items]).toEqual([[], 6])
    const [first, ...others] = live.messages as [LiveMessage, ...LiveMessage[]]
    const wrong = new Comparison([began, began])
    await compareSentMessages(stack.data, [{ ...first, isExecuted: false }, ...others], wrong)
    expect(wrong.differences.map(({ where }) => where)).toEqual([`messages as they were sent ${first.messageId}`])
  } finally {
    await stack.close()
  }
})

test("a chain that has the messenger is given no other", async () => {
  const [{ account } = expect.unreachable()] = chains
  const height = await account.client.getBlockNumber({ cacheTime: 0 })
  await deployMessenger(account, "0x" as Hex)
  expect(await account.client.getBlockNumber({ cacheTime: 0 })).toBe(height)
})

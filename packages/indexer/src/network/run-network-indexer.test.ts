import { createHash } from "node:crypto"
import { formatHex, formatId, parseHex } from "@serac/chain"
import { RpcError } from "@serac/kits/nodes"
import { beforeAll, expect, test } from "vitest"
import { FakeNetworkNode } from "../../test/network/fake-network-node.ts"
import { MemoryNetworkWriter } from "../../test/network/memory-network-writer.ts"
import { runNetworkHouse } from "../../test/network/network-house.ts"
import { genesisText } from "../../test/network/primary-fixtures.ts"
import { recordedChains } from "../../test/network/recorded-chains.ts"
import { linesOf, withoutProposers } from "../../test/network/row-lines.ts"
import { WrongChainError } from "../core/index.ts"

/** All rows of the recording, one in each line: indexed from the index, and block by block. */
let whole: readonly string[]
let bare: readonly string[]

beforeAll(async () => {
  whole = await rowsOf(new FakeNetworkNode())
  const node = new FakeNetworkNode()
  node.offersIndex = false
  bare = await rowsOf(node)
})

async function rowsOf(node: FakeNetworkNode): Promise<readonly string[]> {
  const house = runNetworkHouse([node])
  await house.synced(node)
  await house.stop()
  return linesOf(house.writer)
}

const withChecksum = (hex: string) => formatHex(parseHex(hex, "hexnc"))

/** The same block with another time, and so another ID. */
function rewritten(hex: string): string {
  const bytes = parseHex(hex, "hexnc")
  bytes[53] = (bytes[53] as number) ^ 1
  return formatHex(bytes)
}

/** The ID of a chain's last block. */
function headOf(chain: "P" | "X" | "C"): string {
  if (chain === "C") return formatId(parseHex(recordedChains.C.at(-1)?.hash as string, "hexnc"))
  const bytes = parseHex(recordedChains[chain].at(-1)?.bytes as string, "hexnc")
  return formatId(createHash("sha256").update(bytes).digest())
}

test("blocks of a node without an index are the same but for their proposers", () => {
  expect(withoutProposers(bare)).toEqual(withoutProposers(whole))
  expect(bare.join()).not.toContain("proposerDetails")
  const block = whole.find((line) => line.startsWith('blocks ["X1"'))?.slice("blocks ".length) as string
  expect(JSON.parse(JSON.parse(block)[1].json)).toEqual({
    blockNumber: "1",
    blockHash: "h6seKEziznny3NGwkg4KNCAdtKUddu7Q1CxjZYWSKZaj7CpQn",
    parentHash: "2dG8frzH8MVmWT5DGz3mymVcNY5mXodwiTTVqPojmrUkG4pp7c",
    blockTimestamp: 1795237228,
    blockType: "StandardBlock",
    txCount: 1,
    transactions: ["dXCZLXLBLAGugAEfsPJJfBrv71xN6QbKFRa8ZkgDjUTT4C2eS"],
    blockSizeBytes: 467,
    proposerDetails: {
      proposerId: "XKhqeBQnmsQ1oknEJXbstcSfs2tW4tYj3zVpoXP8om3BwoAZT",
      proposerParentId: "2dG8frzH8MVmWT5DGz3mymVcNY5mXodwiTTVqPojmrUkG4pp7c",
      proposerPChainHeight: 0,
      proposerTimestamp: 1795237228,
    },
  })
})

test("it goes on where it stopped, at any heights, and follows block by block", async () => {
  const node = new FakeNetworkNode()
  node.cut({ P: 40, X: 0, C: 3 })
  const first = runNetworkHouse([node])
  await first.synced(node)
  await first.stop()
  const { writer } = first
  for (const heights of [
    { P: 41, X: 20, C: 3 },
    { P: 90, X: 21, C: 100 },
  ]) {
    node.cut(heights)
    const house = runNetworkHouse([node], { writer })
    await house.synced(node)
    await house.stop()
  }
  const last = runNetworkHouse([node], { writer })
  for (let height = 91; height < recordedChains.P.length; height++) {
    node.cut({ P: height, X: Math.min(57, height - 60), C: Math.min(169, height + 40) })
    await last.synced(node)
  }
  node.chains = recordedChains
  await last.synced(node)
  await last.stop()
  expect(linesOf(writer)).toEqual(whole)
})

test("batches of any size make the same rows", async () => {
  for (const maxBufferBytes of [100, 30_000, 200_000]) {
    const node = new FakeNetworkNode()
    const house = runNetworkHouse([node], { maxBufferBytes })
    await house.synced(node)
    await house.stop()
    expect(linesOf(house.writer)).toEqual(whole)
  }
})

test("a node that is starting is waited for", async () => {
  const node = new FakeNetworkNode()
  node.intercept = ([call]) => {
    if (call?.path === "/ext/bc/X") return new Response("404 page not found\n", { status: 404 })
    if (call?.path.startsWith("/ext/bc/"))
      return new Response("API call rejected because chain is not done bootstrapping\n", { status: 503 })
    return undefined
  }
  const house = runNetworkHouse([node])
  await house.clock.pass(60_000)
  expect(house.progress().state).toBe("retrying")
  expect(house.progress().error).toMatch(/^node-0\.test: HTTP (503: API call rejected because chain is not done|404: )/)
  expect(house.writer.blocks.size).toBe(0)
  node.intercept = () => undefined
  await house.synced(node)
  expect(house.progress().state).toBe("following")
  await house.stop()
})

test.each([
  ["other heights", (height: number) => height + 1],
  ["the same block again and again", () => 5],
  ["blocks that do not follow each other", (height: number) => (height % 3 === 0 ? 57 : height)],
])("an index that lies (%s) is found out, and blocks are asked for one by one", async (_, of) => {
  const node = new FakeNetworkNode()
  node.override = ({ path, method, params }) => {
    if (method !== "index.getContainerRange" || !path.includes("/X/")) return undefined
    const heights = Array.from({ length: params.numToFetch }, (_, at) => of(params.startIndex + 1 + at))
    const honest = heights.map((height) => recordedChains.X[Math.min(57, height)]?.container as string)
    // The checksum is right: an index of another chain would return such data.
    return { containers: honest.map((bytes) => ({ bytes: withChecksum(bytes) })) }
  }
  const house = runNetworkHouse([node])
  await house.synced(node)
  await house.stop()
  expect(withoutProposers(linesOf(house.writer))).toEqual(withoutProposers(whole))
  expect(house.logged).toContainEqual({
    level: "warn",
    message: "The node's index API returns no blocks; fetching them one by one",
    facts: { chain: "X", host: "node-0.test", reason: expect.any(String) },
  })
})

test("an index that stays behind its chain is not waited for", async () => {
  const node = new FakeNetworkNode()
  node.override = ({ method }) => {
    if (method !== "index.getContainerRange") return undefined
    throw new RpcError(-32000, "start index (3) > last accepted index (2)")
  }
  const house = runNetworkHouse([node])
  await house.synced(node)
  await house.stop()
  expect(linesOf(house.writer)).toEqual(bare)
})

test("a node that gives other blocks than were asked for, or of another parent, is asked again", async () => {
  const node = new FakeNetworkNode()
  node.offersIndex = false
  let lies = 0
  node.override = ({ method, params }) => {
    const isLie = (method === "avm.getBlockByHeight" || method === "platform.getBlockByHeight") && lies++ % 5 === 1
    if (!isLie) return undefined
    const chain = method === "avm.getBlockByHeight" ? "X" : "P"
    return { block: withChecksum(recordedChains[chain][(Number(params.height) + 7) % 50]?.bytes as string) }
  }
  const house = runNetworkHouse([node])
  await house.synced(node)
  expect(house.progress().faults).toBeGreaterThan(20)
  await house.stop()
  expect(linesOf(house.writer)).toEqual(bare)
})

test("nodes of another network are not used, and end the indexer when they are alone", async () => {
  const other = new FakeNetworkNode()
  other.networkId = "5"
  const node = new FakeNetworkNode()
  const house = runNetworkHouse([other, node])
  await house.synced(node)
  await house.stop()
  expect(new Set(other.methods)).toEqual(new Set(["info.getNetworkID"]))
  const alone = runNetworkHouse([other])
  await alone.clock.until(() => alone.progress()?.state === "stopped")
  await expect(alone.ended).rejects.toEqual(
    new WrongChainError("None of the node URLs serves network 1337: node-0.test. Correct the network ID or the URLs."),
  )
})

test("a node without the info interface shows its network by its AVAX", async () => {
  const node = new FakeNetworkNode()
  node.offersInfo = false
  const house = runNetworkHouse([node])
  await house.synced(node)
  await house.stop()
  expect(linesOf(house.writer)).toEqual(whole)
})

test("nodes with another history than the stored one end the indexer; one among others is left alone", async () => {
  const node = new FakeNetworkNode()
  node.cut({ P: 30, X: 20, C: 20 })
  const first = runNetworkHouse([node])
  await first.synced(node)
  await first.stop()
  const reset = new FakeNetworkNode()
  const { X } = recordedChains
  // The chain was reset: all heights have other blocks.
  reset.override = ({ method, params }) =>
    method === "avm.getBlockByHeight" ? { block: rewritten(X[params.height]?.bytes as string) } : undefined
  const alone = runNetworkHouse([reset], { writer: first.writer })
  await alone.clock.until(() => alone.progress()?.state === "stopped")
  await expect(alone.ended).rejects.toThrow(
    "The nodes have another block 20 of the X-Chain than the one that is stored: they are in another network, or network 1337 began anew.",
  )
  node.chains = recordedChains
  const both = runNetworkHouse([reset, node], { writer: first.writer })
  await both.synced(node)
  await both.stop()
  expect(linesOf(first.writer)).toEqual(whole)
})

test("a node that is behind what is stored is waited for, and an operator told", async () => {
  const node = new FakeNetworkNode()
  node.cut({ P: 30, X: 20, C: 20 })
  const house = runNetworkHouse([node])
  await house.synced(node)
  node.cut({ P: 30, X: 10, C: 20 })
  await house.clock.pass(90_000)
  expect(house.logged.filter(({ level }) => level === "warn")).toEqual([
    {
      level: "warn",
      message: "The nodes are behind: they have fewer blocks than are stored",
      facts: { chain: "X", stored: 20, nodeHeight: 10 },
    },
  ])
  node.chains = recordedChains
  await house.synced(node)
  await house.stop()
  expect(linesOf(house.writer)).toEqual(whole)
})

test("rewards are asked of a node that has the block which decided", async () => {
  const behind = new FakeNetworkNode()
  behind.cut({ P: 3, X: 57, C: 169 })
  const node = new FakeNetworkNode()
  const house = runNetworkHouse([behind, node])
  await house.synced(node)
  await house.stop()
  expect(linesOf(house.writer)).toEqual(whole)
  expect(behind.methods).not.toContain("platform.getRewardUTXOs")
})

test("a genesis of another network ends the indexer", async () => {
  const { networkID: _, ...rest } = JSON.parse(genesisText)
  const house = runNetworkHouse([new FakeNetworkNode()], { genesis: JSON.stringify({ networkID: 7, ...rest }) })
  await house.clock.until(() => house.progress()?.state === "stopped")
  await expect(house.ended).rejects.toBeInstanceOf(WrongChainError)
})

test("a store that fails ends the indexer with its error", async () => {
  const writer = new MemoryNetworkWriter()
  writer.append = async () => {
    throw new Error("disk full")
  }
  const house = runNetworkHouse([new FakeNetworkNode()], { writer })
  await house.clock.until(() => house.progress()?.state === "stopped")
  await expect(house.ended).rejects.toThrow("disk full")
})

test("progress tells each chain, and following when all follow", async () => {
  const node = new FakeNetworkNode()
  const house = runNetworkHouse([node])
  await house.synced(node)
  await house.clock.pass(20_000)
  const { chains, metrics, ...rest } = house.progress()
  expect(Object.keys(metrics ?? {}).sort()).toEqual(["batchSeconds", "queueBytes", "storeSeconds"])
  expect(rest).toEqual({ networkId: 1337, state: "following", faults: 0, notes: [], restarts: 0 })
  const quiet = { state: "following", blocksPerSecond: 0, transactionsPerSecond: 0, faults: 0, quarantined: 0 }
  const nodeHeightAt = expect.any(Number)
  expect(chains.map(({ head, ...chain }) => ({ ...chain, head: head && formatId(head.id) }))).toEqual([
    { ...quiet, chain: "P", nodeHeight: 134, nodeHeightAt, head: headOf("P") },
    { ...quiet, chain: "X", nodeHeight: 57, nodeHeightAt, head: headOf("X") },
    { ...quiet, chain: "C", nodeHeight: 169, nodeHeightAt, head: headOf("C") },
  ])
  await house.stop()
  expect(house.progress().state).toBe("stopped")
})

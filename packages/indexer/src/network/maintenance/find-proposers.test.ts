import { formatNodeId } from "@serac/chain"
import { expect, test } from "vitest"
import { VirtualClock } from "../../../test/core/virtual-clock.ts"
import { FakeNetworkNode } from "../../../test/network/fake-network-node.ts"
import type { MemoryNetworkWriter } from "../../../test/network/memory-network-writer.ts"
import { type NetworkHouse, runNetworkHouse } from "../../../test/network/network-house.ts"
import { recordedChains } from "../../../test/network/recorded-chains.ts"
import { ProposerFinder } from "./find-proposers.ts"
import type { MaintenanceContext } from "./maintenance-context.ts"

const heights = { P: recordedChains.P.length - 1, X: recordedChains.X.length - 1, C: recordedChains.C.length - 1 }

/** The proposer of each block of a chain, and how it is shown, by height. */
function proposed({ blocks, proposals }: MemoryNetworkWriter): readonly unknown[] {
  return [...blocks]
    .map(([key, { height, json, proposer }]) => {
      const found = proposals.get(key) ?? { proposer }
      const by = found.proposer
      return [key.slice(0, 1), height, by && formatNodeId(by), JSON.parse(("json" in found && found.json) || json)]
    })
    .sort()
}

const known = ({ writer }: NetworkHouse) => Object.fromEntries(writer.proposedUpTo)
const indexCalls = (node: FakeNetworkNode, chain: string) =>
  node.requests.flat().filter(({ path }) => path === `/ext/index/${chain}/block`).length

async function synced(node: FakeNetworkNode, options: Parameters<typeof runNetworkHouse>[1] = {}) {
  const house = runNetworkHouse([node], options)
  await house.synced(node)
  return house
}

test("blocks of an index come with their proposers; those of the C-Chain are asked for, and shown with them", async () => {
  const house = await synced(new FakeNetworkNode())
  await house.clock.until(() => house.writer.proposedUpTo.get("C") === heights.C)
  expect(known(house)).toEqual(heights)
  const shown = proposed(house.writer)
  expect(shown.find((each) => String(each).startsWith("C,3"))).toEqual([
    "C",
    3,
    null,
    {
      blockNumber: "3",
      blockHash: "0x1636016d365a0d8583de32b11df720890353cd0c33f3b87760d488080251dca2",
      parentHash: "0x426bbe22101c71e7bfd3b93e02b6b4e329d61052fb935927ab8292384a8b6a2b",
      blockTimestamp: 1795237237,
      blockType: "StandardBlock",
      txCount: 1,
      transactions: ["2ptrXzAW3XDmKshAtPHxsyKXQNUs5ADY7pAoxxurg7V9qCUmSi"],
      blockSizeBytes: 937,
      proposerDetails: {
        proposerId: "2hFMU415MUEf5JXygsoeK1Yjc1QBvkktFUdKrUiJcjqAF8Fccc",
        proposerParentId: "rAJbiZCXFTmNvhWwYwT5f5gq5J1ex8gD8bkytUpbACK2WNGKF",
        proposerPChainHeight: 3,
        proposerTimestamp: 1795237237,
      },
    },
  ])
  expect(
    shown.filter((each) => String(each).includes("NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg")).length,
  ).toBeGreaterThan(50)
  await house.stop()
})

test("what a node without an index did not tell is the same once it has one", async () => {
  const whole = await synced(new FakeNetworkNode())
  await whole.clock.until(() => whole.writer.proposedUpTo.get("C") === heights.C)
  await whole.stop()

  const node = new FakeNetworkNode()
  node.offersIndex = false
  const house = await synced(node)
  await house.clock.pass(10_000)
  expect(known(house)).toEqual({ P: 0, X: 0, C: 0 })
  const before = indexCalls(node, "C")
  await house.clock.pass(40_000)
  expect(indexCalls(node, "C")).toBe(before)
  node.offersIndex = true
  await house.clock.until(() => house.writer.proposedUpTo.get("C") === heights.C)
  expect(known(house)).toEqual(heights)
  expect(proposed(house.writer)).toEqual(proposed(whole.writer))
  await house.stop()
})

test("blocks that were stored before this was kept are listed from what is shown of them, without a node", async () => {
  const first = await synced(new FakeNetworkNode())
  await first.stop()
  const { writer } = first
  writer.proposedUpTo.clear()
  writer.proposals.clear()
  const node = new FakeNetworkNode()
  node.intercept = ([call]) =>
    call?.path.startsWith("/ext/index/") ? new Response("404 page not found\n", { status: 404 }) : undefined
  const house = await synced(node, { writer })
  await house.clock.until(() => writer.proposedUpTo.get("P") === heights.P)
  expect([indexCalls(node, "P"), writer.proposals.get("P17")]).toEqual([
    0,
    { height: 17, proposer: writer.blocks.get("P17")?.proposer },
  ])
  await house.stop()
})

test("an index that fails is asked again a minute later, and holds up nothing else", async () => {
  const node = new FakeNetworkNode()
  node.intercept = ([call]) =>
    call?.path === "/ext/index/C/block" ? new Response("out of order", { status: 500 }) : undefined
  const house = await synced(node)
  await house.clock.pass(30_000)
  expect([known(house), indexCalls(node, "C"), house.writer.observations.size > 0]).toEqual([
    { ...heights, C: 0 },
    1,
    true,
  ])
  expect(house.progress().chains.map(({ state, faults }) => [state, faults])).toEqual([
    ["following", 0],
    ["following", 0],
    ["following", 0],
  ])
  node.intercept = () => undefined
  await house.clock.until(() => house.writer.proposedUpTo.get("C") === heights.C)
  await house.stop()
})

test("an index that has another block in the place of one is not believed, and asked again a minute later", async () => {
  const node = new FakeNetworkNode()
  node.override = ({ path, method }) =>
    path === "/ext/index/C/block" && method === "index.getContainerRange"
      ? { containers: [{ bytes: "0x000000000000d3ed1d4b" }] }
      : undefined
  const house = await synced(node)
  await house.clock.pass(30_000)
  expect(known(house)).toEqual({ ...heights, C: 0 })
  expect(house.logged.filter(({ level }) => level === "warn")).toEqual([
    {
      level: "warn",
      message: "The node's index does not tell who proposed blocks",
      facts: { chain: "C", host: "node-0.test", reason: expect.stringMatching(/./) },
    },
  ])
  node.override = () => undefined
  await house.clock.until(() => house.writer.proposedUpTo.get("C") === heights.C)
  await house.stop()
})

/** The finder over chains of these lengths. Each block has its proposer in its JSON, and each call of the writer takes this long. */
function longChains(blocks: Readonly<Record<"P" | "X" | "C", number>>, milliseconds: number) {
  const clock = new VirtualClock()
  const stopping = new AbortController()
  const upTo = { P: -1, X: -1, C: -1 }
  const json = '{"blockNumber":"1","proposerDetails":{}}'
  const context: Pick<MaintenanceContext, "writer" | "tracker" | "clock" | "signal"> = {
    clock,
    signal: stopping.signal,
    tracker: {
      chains: {
        P: { head: { height: blocks.P } },
        X: { head: { height: blocks.X } },
        C: { head: { height: blocks.C } },
      },
    } as unknown as MaintenanceContext["tracker"],
    writer: {
      unproposed: async (chain: "P" | "X" | "C", limit: number) => {
        const after = upTo[chain]
        const count = Math.min(limit, blocks[chain] - after)
        return { after, blocks: Array.from({ length: count }, (_, at) => ({ height: after + 1 + at, json })) }
      },
      propose: async (chain: "P" | "X" | "C", _: unknown, { to }: { readonly to: number }) => {
        await clock.sleep(milliseconds)
        upTo[chain] = to
      },
    } as unknown as MaintenanceContext["writer"],
  }
  const finder = new ProposerFinder(context as MaintenanceContext)
  const run = async () => {
    let outcome: unknown
    void finder.run().then(
      () => {
        outcome = "done"
      },
      (error: Error) => {
        outcome = error.message
      },
    )
    await clock.until(() => outcome !== undefined)
    return outcome
  }
  return { run, stopping, upTo, clock }
}

test("a chain with millions of blocks holds up neither the others nor what is done beside, and goes on the next time", async () => {
  const { run, upTo } = longChains({ P: 10_000_000, X: 100, C: 2_559 }, 500)
  expect(await run()).toBe("done")
  expect(upTo).toEqual({ P: 1_023, X: 100, C: 1_023 })
  expect(await run()).toBe("done")
  expect(upTo).toEqual({ P: 2_047, X: 100, C: 2_047 })
  expect(await run()).toBe("done")
  expect(upTo).toEqual({ P: 3_071, X: 100, C: 2_559 })
})

test("it ends with the piece in hand when it is stopped, though no node is asked", async () => {
  const { run, stopping, upTo, clock } = longChains({ P: 10_000_000, X: 100, C: 100 }, 500)
  void clock.sleep(600).then(() => stopping.abort(new Error("stopped")))
  expect(await run()).toBe("stopped")
  expect(upTo).toEqual({ P: 511, X: -1, C: -1 })
})

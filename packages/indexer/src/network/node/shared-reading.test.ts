import { beforeAll, expect, test } from "vitest"
import { VirtualClock } from "../../../test/core/virtual-clock.ts"
import { FakeNetworkNode } from "../../../test/network/fake-network-node.ts"
import { otherChains } from "../../../test/network/forged-blocks.ts"
import { runNetworkHouse } from "../../../test/network/network-house.ts"
import { recordedChains } from "../../../test/network/recorded-chains.ts"
import { linesOf, withoutProposers } from "../../../test/network/row-lines.ts"

/** A node without an index: blocks of the P-Chain are asked for one by one, in ranges of 16. */
function nodeWithoutIndex(): FakeNetworkNode {
  const node = new FakeNetworkNode()
  node.offersIndex = false
  return node
}

/** What an indexer stores from these nodes, and what it tells about them. */
async function indexFrom(nodes: readonly FakeNetworkNode[]) {
  const clock = new VirtualClock()
  for (const node of nodes) {
    const { intercept } = node
    node.intercept = async (calls, url) => {
      await clock.sleep(10)
      return intercept(calls, url)
    }
  }
  const house = runNetworkHouse(nodes, { concurrency: 4, clock })
  await house.synced(new FakeNetworkNode())
  await house.stop()
  const rows = withoutProposers(linesOf(house.writer))
  const untrue = house.progress().chains.flatMap((chain) => chain.untrue ?? [])
  const differing = house.logged.filter(({ message }) => message.startsWith("Two nodes have different blocks"))
  return { rows, untrue, differing: differing.map(({ facts }) => facts) }
}

const platformBlocks = ({ methods }: FakeNetworkNode) =>
  methods.filter((method) => method === "platform.getBlockByHeight").length

let rows: readonly string[]
beforeAll(async () => {
  rows = (await indexFrom([nodeWithoutIndex()])).rows
})

test("nodes of a network share the reading of its older blocks", async () => {
  const nodes = [nodeWithoutIndex(), nodeWithoutIndex()]
  expect(await indexFrom(nodes)).toEqual({ rows, untrue: [], differing: [] })
  // Of 135 blocks the last 32 are not shared, nor the first ranges, which begin before any speed is known.
  for (const node of nodes) expect(platformBlocks(node)).toBeGreaterThan(30)
})

test("a node that fails costs its ranges only", async () => {
  const failing = nodeWithoutIndex()
  failing.intercept = ([call]) =>
    call?.method === "platform.getBlockByHeight" && platformBlocks(failing) > 20
      ? new Response("out of order", { status: 500 })
      : undefined
  expect(await indexFrom([nodeWithoutIndex(), failing])).toEqual({ rows, untrue: [], differing: [] })
})

/** The last blocks of the ranges, which grow from 4 blocks to 16, as far as they are shared. */
const ends = [11, 19, 27, 35, 43, 59, 75, 91]

/** A node that has another block of the P-Chain at the end of each range, and true ones else: none contradicts those before it. */
async function nodeWithForgedEnds(): Promise<FakeNetworkNode> {
  const node = nodeWithoutIndex()
  const blocks = [...recordedChains.P]
  for (const end of ends) {
    const { P } = await otherChains("P", { ...recordedChains, P: recordedChains.P.slice(0, end + 1) })
    blocks[end] = P[end] as (typeof blocks)[number]
  }
  node.chains = { ...recordedChains, P: blocks }
  return node
}

test("a block that only one of the nodes has is not stored, and the preferred node is read alone then", async () => {
  const hosts = expect.arrayContaining(["node-0.test", "node-1.test"])
  expect(await indexFrom([nodeWithoutIndex(), await nodeWithForgedEnds()])).toEqual({
    rows,
    untrue: [],
    differing: [{ chain: "P", height: expect.any(Number), hosts }],
  })
})

import { formatHex, parseHex } from "@serac/chain"
import type { NodeCall } from "@serac/kits/nodes"
import { expect, test } from "vitest"
import { VirtualClock } from "../../test/core/virtual-clock.ts"
import { FakeNetworkNode } from "../../test/network/fake-network-node.ts"
import { type NetworkHouse, runNetworkHouse } from "../../test/network/network-house.ts"
import { recordedNetwork } from "../../test/network/primary-fixtures.ts"
import { recordedChains } from "../../test/network/recorded-chains.ts"
import { headerHash, sharedKeccak } from "../core/header/index.ts"
import { NodeFault, WrongChainError } from "../core/index.ts"
import { FalseRowsError } from "./false-rows-error.ts"
import { History } from "./history.ts"
import { chainIdentities } from "./require-network.ts"

const { signal } = new AbortController()
const keccak = await sharedKeccak()
const full = { P: 30, X: 20, C: 20 }
const methods = { P: "platform.getBlockByHeight", X: "avm.getBlockByHeight", C: "eth_getBlockByNumber" } as const
type Chain = keyof typeof methods

const heightOf = ({ params }: NodeCall) => Number(params.height ?? params[0])

/** A node, and an indexer that has stored its chains. */
async function following(): Promise<{ readonly node: FakeNetworkNode; readonly house: NetworkHouse }> {
  const node = new FakeNetworkNode()
  node.cut(full)
  const house = runNetworkHouse([node], { pollInterval: 1_000 })
  await house.synced(node)
  // By now the last stored blocks have been compared.
  await house.clock.pass(3_000)
  return { node, house }
}

/** A block of another history: with another parent, or another hash. */
function another(chain: Chain, height: number): unknown {
  const block = recordedChains[chain][height]
  if (block === undefined) return undefined
  if ("hash" in block) {
    const other = { ...block, stateRoot: `0x${"77".repeat(32)}` }
    return { ...other, hash: `0x${(headerHash(other, keccak) as { readonly hash: string }).hash}` }
  }
  const bytes = parseHex(block.bytes, "hexnc")
  bytes[20] = (bytes[20] as number) ^ 1
  return { block: formatHex(bytes), encoding: "hex" }
}

/** Replaces the history of one chain. */
function beginsAnew(node: FakeNetworkNode, chain: Chain, of = another): void {
  node.override = (call) => (call.method === methods[chain] ? of(chain, heightOf(call)) : undefined)
}

const words = (chain: Chain, height: number) =>
  `The nodes have another block ${height} of the ${chain}-Chain than the one that is stored: they are in another network, or network 1337 began anew. Correct the URLs, or run "serac reset --network 1337" and it is indexed again.`

test.each(["P", "X", "C"] as const)(
  "a network that begins anew, lower on the %s-Chain than what is stored, ends the indexer within seconds",
  async (chain) => {
    const { node, house } = await following()
    // For the C-Chain only blocks that move funds are stored.
    const { height } = (await house.writer.blockUpTo(chain, 10)) as { readonly height: number }
    node.cut({ ...full, [chain]: 10 })
    beginsAnew(node, chain)
    await house.clock.until(() => house.progress().state === "stopped", 5_000)
    await expect(house.ended).rejects.toEqual(new WrongChainError(words(chain, height)))
    expect(house.progress().error).toBe(words(chain, height))
  },
)

test.each(["P", "X", "C"] as const)(
  "another last block of the %s-Chain, above the stored blocks, shows within half a minute that the stored one is false",
  async (chain) => {
    const { node, house } = await following()
    node.override = (call) =>
      call.method === methods[chain] && heightOf(call) === full[chain] ? another(chain, full[chain]) : undefined
    await house.clock.until(() => house.progress().state === "stopped", 30_000)
    await expect(house.ended).rejects.toBeInstanceOf(FalseRowsError)
    expect(house.progress().error).toBe(
      `The nodes have another block ${full[chain]} of the ${chain}-Chain than the one that is stored, and the same blocks below: the stored one is false. Where the network can be indexed again beside, it is repaired; or run "serac repair --chain P".`,
    )
  },
)

test.each(["P", "X"] as const)(
  "a network that began anew from the same genesis, with as many blocks of the %s-Chain, is another one and has no false last blocks",
  async (chain) => {
    const { node, house } = await following()
    beginsAnew(node, chain, (chain, height) => (height === 0 ? undefined : another(chain, height)))
    await house.clock.until(() => house.progress().state === "stopped", 30_000)
    await expect(house.ended).rejects.toEqual(new WrongChainError(words(chain, full[chain])))
  },
)

test("a network that began anew while it was not indexed ends the indexer", async () => {
  const { node, house } = await following()
  await house.stop()
  node.cut({ ...full, P: 0 })
  beginsAnew(node, "P")
  const again = runNetworkHouse([node], { writer: house.writer })
  await again.clock.until(() => again.progress()?.state === "stopped", 5_000)
  await expect(again.ended).rejects.toEqual(new WrongChainError(words("P", 0)))
})

test("blocks with transactions of another X-Chain, as a network has that began anew, are another history and no nonsense", async () => {
  const { node, house } = await following()
  const own = Buffer.from(chainIdentities(recordedNetwork).X.blockchainId).toString("hex")
  node.cut({ ...full, X: 10 })
  beginsAnew(node, "X", (_, height) => {
    const bytes = recordedChains.X[height]?.bytes.replaceAll(own, "77".repeat(32)) as string
    expect(bytes).not.toBe(recordedChains.X[height]?.bytes)
    return { block: formatHex(parseHex(bytes, "hexnc")), encoding: "hex" }
  })
  await house.clock.until(() => house.progress().state === "stopped", 5_000)
  await expect(house.ended).rejects.toEqual(new WrongChainError(words("X", 10)))
})

test("a node that is only behind is compared once when it falls, and told as behind without a fault", async () => {
  const { node, house } = await following()
  const asked = () => node.requests.flat().filter((call) => call.method === methods.X && heightOf(call) < 20)
  const chainOf = () => house.progress().chains.find(({ chain }) => chain === "X")
  const before = asked().length
  node.cut({ ...full, X: 10 })
  await house.clock.pass(3_000)
  const since = chainOf()?.nodeBehindSince
  await house.clock.pass(40_000)
  expect(asked().slice(before).map(heightOf)).toEqual([10])
  expect(chainOf()).toMatchObject({
    state: "following",
    head: { height: 20 },
    nodeHeight: 10,
    nodeBehindSince: since,
    faults: 0,
  })
  expect((chainOf()?.nodeHeightAt ?? 0) - (since ?? 0)).toBeGreaterThan(38)
  node.cut({ ...full, X: 7 })
  await house.clock.pass(3_000)
  expect(asked().slice(before).map(heightOf)).toEqual([10, 7])
  node.cut(full)
  await house.clock.pass(3_000)
  expect(chainOf()).not.toHaveProperty("nodeBehindSince")
  await house.stop()
})

test("while the node's lower block cannot be had, nobody claims to follow", async () => {
  const { node, house } = await following()
  node.cut({ ...full, P: 10 })
  beginsAnew(node, "P", () => ({ block: "0x7852b855", encoding: "hex" }))
  const chainOf = () => house.progress().chains.find(({ chain }) => chain === "P")
  await house.clock.until(() => chainOf()?.state === "retrying", 20_000)
  expect(chainOf()?.error).toMatch(/^node-0\.test: block 10 of the P-Chain cannot be read: /)
  await house.clock.pass(30_000)
  expect(chainOf()?.state).toBe("retrying")
  node.override = () => undefined
  await house.clock.until(() => chainOf()?.state === "following", 20_000)
  await house.stop()
})

test("a node that began anew ends nothing while another one does not answer, which may have the stored blocks", async () => {
  const { node, house } = await following()
  await house.stop()
  const anew = new FakeNetworkNode()
  anew.cut({ ...full, X: 10 })
  beginsAnew(anew, "X")
  node.intercept = () => new Response("", { status: 503 })
  const both = runNetworkHouse([anew, node], { writer: house.writer, pollInterval: 1_000 })
  const chainOf = () => both.progress()?.chains.find(({ chain }) => chain === "X")
  await both.clock.until(() => chainOf()?.state === "retrying", 20_000)
  expect(chainOf()?.error).toBe("node-0.test: has another block 10 than is stored; node-1.test: HTTP 503: ")
  await both.clock.pass(60_000)
  expect(chainOf()?.state).toBe("retrying")
  node.intercept = () => undefined
  node.chains = recordedChains
  await both.synced(node)
  await both.stop()
  expect(both.logged.filter(({ level }) => level === "error").map(({ message }) => message)).toContain(
    "A node has a different history; not used for a while",
  )
})

/** Runs a History with nodes that report these heights each second. Returns which height was compared at which second. */
async function comparedOf(told: readonly number[], knows: (height: number) => boolean | NodeFault = () => true) {
  const clock = new VirtualClock()
  const begin = clock.elapsed()
  const compared: (readonly [second: number, height: number])[] = []
  const tracker = { nodeHeight: 0, answered: () => {}, agreed: () => {} }
  const history = new History({
    chain: "P",
    networkId: 1337,
    node: {
      async knows(_, { height }) {
        compared.push([(clock.elapsed() - begin) / 1000, height])
        const known = knows(height)
        if (known instanceof NodeFault) throw known
        return known
      },
      haveOther: async () => false,
    },
    writer: { blockUpTo: async (_, height) => ({ height, id: new Uint8Array(32) }) },
    tracker,
    clock,
    log: () => {},
    signal,
  })
  for (const height of told) {
    tracker.nodeHeight = height
    await history.verify({ height: 25, id: new Uint8Array(32) }).catch((error) => {
      if (!(error instanceof NodeFault)) throw error
    })
    await clock.pass(1_000)
  }
  return compared
}

test("a node that stays lower is compared again once a minute, though it grows", async () => {
  expect(await comparedOf(Array.from({ length: 130 }, (_, second) => 5 + Math.floor(second / 10)))).toEqual([
    [0, 5],
    [60, 11],
    [120, 17],
  ])
})

test("nodes that fall and rise at each request are compared every five seconds at most", async () => {
  const told = Array.from({ length: 21 }, (_, second) => (second % 2 === 0 ? 25 : 20))
  expect((await comparedOf(told)).filter(([, height]) => height === 20)).toEqual([
    [1, 20],
    [7, 20],
    [13, 20],
    [19, 20],
  ])
})

test("what could not be compared is compared as soon as it can be", async () => {
  const fault = new NodeFault("behind", "not yet")
  let asked = 0
  const compared = await comparedOf([10, 10, 10, 10], () => (++asked < 3 ? fault : true))
  expect(compared).toEqual([
    [0, 10],
    [1, 10],
    [2, 10],
  ])
})

import { formatId, formatNodeId } from "@serac/chain"
import { type PlatformRows, type PrimaryChain, primaryChains } from "@serac/store"
import { expect, test } from "vitest"
import { NodeFault } from "../../../src/core/index.ts"
import { type VerifyNetworkOptions, verifyNetwork } from "../../../src/network/reconciliation/verify-network.ts"
import { VirtualClock } from "../../core/virtual-clock.ts"

const some = (byte: number, length = 32) => new Uint8Array(length).fill(byte)
const address = (at: number) => Uint8Array.from({ length: 20 }, (_, place) => (place === 0 ? at * 2 + 1 : 0))
const staker = (byte: number) => ({
  ...{ txId: some(byte), kind: "validator", subnetId: some(0), nodeId: some(byte, 20), status: "active", weight: 1n },
  ...{ start: 1, end: 2, delegatorCount: 1, delegatorWeight: 1n },
})

interface Network {
  readonly stored: Partial<Record<PrimaryChain, number>>
  readonly addresses?: number
  readonly mostBlocks?: number
  readonly stakers?: number
  readonly subnets?: number
  /** The heights of blocks that the store has wrong. */
  readonly wrong?: readonly number[]
  /** How often blocks are told; then the node is behind. Default: for ever. */
  readonly tellings?: number
}

/** Compares a network, and tells what its nodes were asked. */
async function verify(network: Network, options: Partial<VerifyNetworkOptions> = {}) {
  const { stored, addresses = 0, mostBlocks = 10, stakers, subnets = 0, wrong = [], tellings } = network
  const clock = new VirtualClock()
  const asked = {
    blocks: [] as string[],
    validators: [] as object[],
    utxos: [] as string[],
    addresses: new Set<number>(),
  }
  const all = Array.from({ length: addresses }, (_, at) => address(at))
  const platform = {
    ...{ height: stored.P, accruedFees: 0n, l1Validators: [] },
    stakers: Array.from({ length: stakers ?? 0 }, (_, at) => staker(at + 1)),
    subnets: Array.from({ length: subnets }, (_, at) => ({ subnetId: some(at + 100) })),
  } as unknown as PlatformRows
  const reader = {
    networkId: 7,
    heads: async () => ({ stored, node: stored, notes: [] }),
    platform: async () => (stakers === undefined ? undefined : platform),
    nextAddress: async (_: PrimaryChain, after: Uint8Array) => all.find((one) => Buffer.compare(one, after) > 0),
    unspent: async () => ({ heights: stored, utxos: [] }),
    utxos: async () => [],
  }
  const id = some(7)
  const sides = {
    reader,
    lists: {
      blocks: async (chain: PrimaryChain, { after: [end], limit }: { after: [number]; limit: number }) =>
        Array.from({ length: limit }, (_, at) => {
          const height = end - 1 - at
          const text = chain === "C" ? `0x${Buffer.from(id).toString("hex")}` : formatId(id)
          const txCount = wrong.includes(height) ? 2 : 1
          return { height, json: JSON.stringify({ blockHash: text, parentHash: text, txCount }) }
        }),
    },
    node: {
      mostBlocks: () => mostBlocks,
      blocks: async (chain: PrimaryChain, from: number, count: number) => {
        asked.blocks.push(`${chain} ${from}+${count}`)
        if (asked.blocks.length > (tellings ?? Number.POSITIVE_INFINITY)) throw new NodeFault("behind", "no blocks")
        return {
          value: Array.from({ length: count }, (_, at) => ({ height: from + at, id, parentId: id, transactions: 1 })),
        }
      },
    },
    state: {
      validators: async (request: object) => {
        asked.validators.push(request)
        const ofNode = (one: ReturnType<typeof staker>) =>
          !("nodeId" in request) || formatNodeId(one.nodeId) === request.nodeId
        const isPrimary = !("subnetId" in request) || request.subnetId === undefined
        const value = isPrimary ? platform.stakers.filter((one) => ofNode(one as never)) : []
        const told = value.map((one) => ({ ...one, nodeId: formatNodeId(one.nodeId), delegators: [] }))
        return { value: told, before: { P: stored.P }, after: { P: stored.P } }
      },
      utxos: async ({
        chain,
        source,
        addresses: of,
      }: {
        chain: string
        source: string
        addresses: readonly Uint8Array[]
      }) => {
        asked.utxos.push(`${source}>${chain} ${of.length}`)
        for (const one of of) asked.addresses.add(((one[0] ?? 0) - 1) / 2)
        return { value: [], before: {}, after: {} }
      },
    },
    clock,
  } as unknown as Parameters<typeof verifyNetwork>[0]
  const progress: string[] = []
  const verifying = verifyNetwork(sides, {
    ...{ clock, signal: new AbortController().signal, concurrency: 1 },
    onProgress: (what, done, of) => progress.push(`${what} ${done}/${of}`),
    ...options,
  })
  let isDone = false
  void verifying.finally(() => {
    isDone = true
  })
  await clock.until(() => isDone)
  return { verdict: await verifying, asked, progress }
}

test("every block is compared, in stretches of as many as a node gives at once, 64 at most", async () => {
  const { verdict, asked } = await verify({ stored: { P: 24, X: 9 }, mostBlocks: 10 })
  expect(asked.blocks).toEqual(["P 0+10", "P 10+10", "P 20+5", "X 0+10"])
  expect(verdict).toMatchObject({ compared: { "block-hash": 35 }, differences: [], skipped: [], addresses: 0 })
  expect((await verify({ stored: { C: 64 }, mostBlocks: 1_000 })).asked.blocks).toEqual(["C 0+64", "C 64+1"])
  expect((await verify({ stored: { C: 1 }, mostBlocks: 0 })).asked.blocks).toEqual(["C 0+1", "C 1+1"])
  expect((await verify({ stored: {} })).asked.blocks).toEqual([])
})

test("what is compared is told as it is done, with the number of comparisons where it is known", async () => {
  const { progress } = await verify({ stored: { X: 2 }, mostBlocks: 2, addresses: 1 })
  expect(progress).toContain("blocks of the X-Chain 2/2")
  expect(progress).toContain("UTXO sets on the X-Chain 3/undefined")
})

test("a sample of blocks are single ones, and all are compared where the sample has as many", async () => {
  const { asked } = await verify({ stored: { P: 99 } }, { sample: 5 })
  expect(asked.blocks).toHaveLength(5)
  expect(new Set(asked.blocks).size).toBe(5)
  expect(asked.blocks.every((one) => /^P \d+\+1$/.test(one))).toBe(true)
  const of = async (sample: number) => (await verify({ stored: { P: 9 } }, { sample })).asked.blocks
  expect([(await of(9)).length, await of(10), await of(11)]).toEqual([9, ["P 0+10"], ["P 0+10"]])
})

test("validators of the primary network, of every subnet, and each with delegators are compared", async () => {
  const { asked, verdict } = await verify({ stored: { P: 0 }, stakers: 3, subnets: 2 })
  expect(asked.validators).toEqual([
    { subnetId: undefined },
    ...[100, 101].map((byte) => ({ subnetId: formatId(some(byte)) })),
    ...[1, 2, 3].map((byte) => ({ nodeId: formatNodeId(some(byte, 20)) })),
  ])
  expect(verdict).toMatchObject({ compared: { validator: 6 }, differences: [] })
  const sampled = await verify({ stored: { P: 0 }, stakers: 9 }, { sample: 2 })
  expect(sampled.asked.validators).toHaveLength(3)
  expect(sampled.progress).toContain("delegators of validators 2/2")
  expect(sampled.progress).toContain("validators of the primary network and subnets 1/1")
  expect((await verify({ stored: { P: 0 } })).asked.validators).toEqual([])
})

test("every address is compared on each chain, with what came from each other chain, 64 at once", async () => {
  const { asked, verdict } = await verify({ stored: { P: 0, X: 0, C: 0 }, addresses: 100 })
  const pages = (chain: PrimaryChain, sources: string) =>
    [64, 36].flatMap((count) => [...sources].map((source) => `${source}>${chain} ${count}`))
  const sources = { P: "PXC", X: "XPC", C: "XP" }
  expect(asked.utxos).toEqual(primaryChains.flatMap((chain) => pages(chain, sources[chain])))
  expect([verdict.addresses, asked.addresses.size]).toEqual([300, 100])
  const full = await verify({ stored: { C: 0 }, addresses: 64 })
  expect([full.asked.utxos, full.verdict.addresses]).toEqual([["X>C 64", "P>C 64"], 64])
})

test("a sample of addresses is as many, of random places, and all where there are no more", async () => {
  const addressesOf = async (addresses: number, sample: number) => {
    const { asked, verdict } = await verify({ stored: { C: 0 }, addresses }, { sample })
    return {
      pages: asked.utxos.filter((one) => one.startsWith("X")).map((one) => Number(one.split(" ")[1])),
      addresses: verdict.addresses,
    }
  }
  expect([await addressesOf(20, 20), await addressesOf(19, 20), await addressesOf(0, 20)]).toEqual([
    { pages: [20], addresses: 20 },
    { pages: [19], addresses: 19 },
    { pages: [], addresses: 0 },
  ])
  const { pages, addresses } = await addressesOf(120, 40)
  expect([pages.reduce((sum, count) => sum + count), addresses]).toEqual([40, 40])
  expect(Math.max(...pages)).toBeLessThanOrEqual(16)
  const { asked } = await verify({ stored: { C: 0 }, addresses: 120 }, { sample: 40 })
  expect(Math.max(...asked.addresses)).toBeGreaterThan(40)
  expect(await addressesOf(21, 20)).toMatchObject({ addresses: 20 })
})

test("what differs twice is a difference of the network", async () => {
  const { verdict } = await verify({ stored: { X: 9 }, wrong: [4] })
  expect(verdict.differences).toMatchObject([
    { subject: "network 7", kind: "block", key: "X 4 transactions", stored: "2", node: "1" },
  ])
})

test("what differed and cannot be compared again is told by its blocks, one or several", async () => {
  const skipped = async (sample?: number) =>
    (await verify({ stored: { X: 9 }, wrong: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], tellings: 1 }, { sample })).verdict.skipped
  const reason = "it differed, and could not be compared again: no blocks"
  expect(await skipped()).toEqual([{ what: "blocks 0 to 9 of the X-Chain", reason, times: 1 }])
  expect(await skipped(1)).toEqual([{ what: expect.stringMatching(/^block \d of the X-Chain$/), reason, times: 1 }])
})

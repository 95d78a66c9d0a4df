import { formatId, formatNodeId } from "@serac/chain"
import type { PlatformRows, PrimaryChain } from "@serac/store"
import { expect, test } from "vitest"
import type { Difference, Recheck } from "../../../src/core/reconciliation/index.ts"
import { NetworkSchedule, type NetworkScheduleOptions } from "../../../src/network/reconciliation/network-schedule.ts"

const { signal } = new AbortController()
const some = (byte: number, length = 32) => new Uint8Array(length).fill(byte)
const address = (at: number) => Uint8Array.from({ length: 20 }, (_, place) => (place === 0 ? at : 0))

interface World extends NetworkScheduleOptions {
  readonly stored?: Partial<Record<PrimaryChain, number>>
  readonly node?: Partial<Record<PrimaryChain, number>>
  readonly addresses?: number
  readonly subnets?: number
  readonly validators?: number
  readonly random?: () => number
  readonly differ?: readonly number[]
}

function begun(world: World = {}) {
  const { addresses = 0, subnets, validators = 0, random = () => 0, differ = [], ...options } = world
  const heights = { P: 40, X: 41, C: 42 }
  const state = { stored: world.stored ?? heights, node: world.node ?? heights, elapsed: 0, read: 0 }
  const [asked, requests] = [[] as string[], [] as object[]]
  const all = Array.from({ length: addresses }, (_, at) => address(at + 1))
  const platform = {
    ...{ height: 40, l1Validators: [], accruedFees: 0n },
    subnets: Array.from({ length: subnets ?? 0 }, (_, at) => ({ subnetId: some(at + 100) })),
    stakers: Array.from({ length: validators }, (_, at) => ({
      ...{ kind: "validator", status: "active", delegatorCount: 1, subnetId: some(0), nodeId: some(at + 1, 20) },
    })),
  } as unknown as PlatformRows
  const sides = {
    reader: {
      heads: async () => ({ stored: state.stored, node: state.node, notes: [] }),
      platform: async () => {
        state.read += 1
        return subnets === undefined ? undefined : platform
      },
      nextAddress: async (_: PrimaryChain, after: Uint8Array) => all.find((one) => Buffer.compare(one, after) > 0),
    },
    lists: { blocks: async () => [] },
    node: {
      blocks: async (chain: PrimaryChain, from: number, count: number) => {
        asked.push(`${chain} ${from}+${count}`)
        const of = (height: number) => ({
          height,
          id: some(1),
          parentId: some(1),
          transactions: differ.includes(height) ? 1 : 0,
        })
        return { value: Array.from({ length: count }, (_, at) => of(from + at)), bytes: 0 }
      },
    },
    state: {
      utxos: async (request: object) => {
        requests.push(request)
        return { value: undefined, before: {}, after: {} }
      },
    },
    clock: { elapsed: () => state.elapsed, random },
  } as unknown as ConstructorParameters<typeof NetworkSchedule>[0]
  const schedule = new NetworkSchedule(sides, options)
  const names = async (count: number) => {
    const told: (string | undefined)[] = []
    for (let turn = 0; turn < count; turn++) told.push((await schedule.next())?.name)
    return told
  }
  return { schedule, state, asked, requests, names }
}

test("nothing is compared while one of the chains is more than 32 blocks behind its nodes", async () => {
  const isCompared = async (world: World) => (await begun(world).schedule.next()) !== undefined
  const node = { P: 72, X: 41, C: 42 }
  const withRows = { subnets: 0 }
  expect([
    await isCompared({ ...withRows, node }),
    await isCompared({ ...withRows, node: { ...node, P: 73 } }),
    await isCompared({ ...withRows, node: { P: 40, X: 74, C: 42 } }),
    await isCompared({ ...withRows, node: { P: 40, X: 41, C: 75 } }),
    await isCompared({ ...withRows, stored: { P: 40, X: 41 } }),
  ]).toEqual([true, false, false, false, false])
})

test("validators are compared every two minutes, UTXOs and blocks of each chain by turns between", async () => {
  const { names, state } = begun({ addresses: 1, subnets: 0 })
  const [ofP, ofX, ofC] = ["PP", "XX", "CX"].map(
    (chains) => `UTXOs of 1 addresses on the ${chains[0]}-Chain from the ${chains[1]}-Chain`,
  )
  expect(await names(8)).toEqual([
    "validators of the primary network",
    ...[ofP, "block 0 of the P-Chain", ofX, "block 0 of the X-Chain", ofC, "block 0 of the C-Chain", ofP],
  ])
  state.elapsed = 119_999
  expect((await names(1))[0]).not.toMatch(/validators/)
  state.elapsed = 120_000
  expect((await names(2)).filter((name) => name?.startsWith("validators"))).toEqual([
    "validators of the primary network",
  ])
})

test("the primary network, a subnet or a validator with its delegators is compared", async () => {
  const named = async (random: readonly number[], world: World = {}) => {
    const left = [...random]
    return (await begun({ subnets: 2, validators: 2, ...world, random: () => left.shift() ?? 0 }).names(1))[0]
  }
  expect([
    await named([0, 0, 0]),
    await named([0, 0, 0.34]),
    await named([0.5, 0, 0.34]),
    await named([0, 0, 0.67]),
    await named([0, 0.5, 0.67]),
    await named([0.99, 0.99], { subnets: 0, validators: 0 }),
  ]).toEqual([
    "validators of the primary network",
    `validators of ${formatId(some(100))}`,
    `validators of ${formatId(some(101))}`,
    `validators of ${formatNodeId(some(1, 20))}`,
    `validators of ${formatNodeId(some(2, 20))}`,
    "validators of the primary network",
  ])
  // Before the first block there is nothing to compare.
  expect((await begun({}).names(1))[0]).toBeUndefined()
})

test("sixteen addresses from a random place on are compared, from the first one where none is after it", async () => {
  const addressesOf = async (random: number, addresses: number) => {
    const { schedule } = begun({ addresses, random: () => random })
    await schedule.next()
    const check = await schedule.next()
    const { addresses: found = [] } = JSON.parse(check?.id ?? "{}") as { addresses?: readonly string[] }
    return found.map((one) => Number.parseInt(one.slice(0, 2), 16))
  }
  const upTo = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)
  expect([
    await addressesOf(0, 40),
    await addressesOf(10 / 256, 40),
    await addressesOf(0.99, 40),
    await addressesOf(0, 3),
    await addressesOf(0, 0),
  ]).toEqual([upTo(1, 16), upTo(11, 16), upTo(1, 16), [1, 2, 3], []])
  const { names } = begun({ random: () => 0.999 })
  expect((await names(2))[1]).toMatch(/^block \d+ of the P-Chain$/)
})

test("the addresses of a part are asked for as bytes", async () => {
  const { schedule, requests } = begun({ addresses: 2 })
  await schedule.next()
  await (await schedule.next())?.run(signal)
  expect(requests).toEqual([{ chain: "P", source: "P", addresses: [1, 2].map((at) => Buffer.from(address(at))) }])
})

test("the comparison of UTXOs of another chain takes more requests than that of its own", async () => {
  const requestsOf = async (random: number) => {
    const { schedule } = begun({ addresses: 3, random: () => random })
    await schedule.next()
    const check = await schedule.next()
    return [check?.name.split(" from ")[1], check?.requests]
  }
  expect([await requestsOf(0), await requestsOf(0.5)]).toEqual([
    ["the P-Chain", 3],
    ["the X-Chain", 5],
  ])
})

/** A pass that is due for these blocks of a chain. */
function passOf(chain: PrimaryChain, from: number, count: number) {
  const left = [{ from, count }]
  const [reached, due] = [[] as (readonly [string, number])[], [] as (readonly [string, number])[]]
  const recheck = {
    due: (lane: string, highest: number) => {
      due.push([lane, highest])
      return lane === chain ? left.shift() : undefined
    },
    reached: (lane: string, next: number) => reached.push([lane, next]),
  } as unknown as Recheck
  return { recheck, reached, due }
}

test("a pass compares the blocks of a chain in order, 64 with one list of what is stored", async () => {
  const { recheck, reached, due } = passOf("C", 10, 150)
  const { schedule, asked } = begun({ recheck })
  let check = await schedule.next()
  while (check?.name !== "blocks of the C-Chain from 10") check = await schedule.next()
  expect(check.requests).toBe(1)
  expect(await check.run(signal)).toEqual({ compared: { "block-hash": 150 }, findings: [] })
  expect([asked, reached]).toEqual([
    ["C 10+64", "C 74+64", "C 138+22"],
    [
      ["C", 74],
      ["C", 138],
      ["C", 160],
    ],
  ])
  expect(due).toEqual([
    ["P", 40],
    ["X", 41],
    ["C", 42],
  ])
})

test("a pass stops at a block that differs, compares it by itself and goes on after it", async () => {
  const { recheck, reached } = passOf("C", 10, 150)
  const { schedule, asked } = begun({ recheck, differ: [77, 80] })
  let check = await schedule.next()
  while (check?.name !== "blocks of the C-Chain from 10") check = await schedule.next()
  expect(await check.run(signal)).toEqual({ compared: { "block-hash": 67 }, findings: [] })
  expect(reached).toEqual([
    ["C", 74],
    ["C", 77],
  ])
  const suspected = await schedule.next()
  expect([suspected?.name, suspected?.id]).toEqual([
    "block 77 of the C-Chain",
    JSON.stringify({ chain: "C", from: 77 }),
  ])
  expect(await suspected?.run(signal)).toMatchObject({ findings: [{ key: "C 77" }] })
  expect([reached.at(-1), asked.at(-1)]).toEqual([["C", 78], "C 77+1"])
  expect((await schedule.next())?.name).not.toBe("block 77 of the C-Chain")
})

test("after a repair the validators are read again, since it changes them without a block", async () => {
  let repaired = 0
  const repair = async () => {
    repaired += 1
    return { isCorrected: true, liars: [] }
  }
  const { schedule, state } = begun({ subnets: 0, repair })
  const check = await schedule.next()
  expect([check?.requests, state.read]).toEqual([3, 1])
  state.elapsed = 120_000
  await schedule.next()
  expect(state.read).toBe(1)
  expect([await check?.repair?.(signal), repaired]).toEqual([{ isCorrected: true, liars: [] }, 1])
  state.elapsed = 240_000
  await schedule.next()
  expect(state.read).toBe(2)
  expect((await begun({ subnets: 0 }).schedule.next())?.repair).toBeUndefined()
})

test("a difference that stands is compared again half of the time, unless its part is no part", async () => {
  const standing = (check?: string) => () =>
    [
      { subject: "network 7", kind: "block", key: "X 5", stored: "1", node: "2", at: 1, ...(check && { check }) },
    ] as readonly Difference[]
  const named = async (random: number, check?: string) =>
    (await begun({ subnets: 0, standing: standing(check), random: () => random }).names(1))[0]
  const part = JSON.stringify({ chain: "X", from: 5 })
  const others = "validators of the primary network"
  expect([await named(0.5, part), await named(0.499, part), await named(0.9, "no part"), await named(0.9)]).toEqual([
    ...["block 5 of the X-Chain", others, others, others],
  ])
})

test("once a node was caught with false answers about a chain, all of its blocks are compared, once for each time", async () => {
  const doubted: string[] = []
  const recheck = { due: () => undefined, reached: () => {}, doubt: (name: string) => doubted.push(name) }
  const untrue = { P: 0, X: 2, C: 0 }
  const { names } = begun({ recheck: recheck as unknown as Recheck, untrueAnswers: (chain) => untrue[chain] })
  await names(3)
  expect(doubted.splice(0)).toEqual(["X"])
  untrue.P = 1
  untrue.X = 5
  await names(2)
  expect(doubted).toEqual(["P", "X"])
})

test("a last block that nothing followed for 10 s is compared, again and again, since nothing else shows that its container is false", async () => {
  const { names, state } = begun({ addresses: 1 })
  const isHead = (name: string | undefined) => /^block 4[01] of the [PX]-Chain$/.test(name ?? "")
  expect((await names(6)).filter(isHead)).toEqual([])
  state.elapsed = 10_000
  const heads = ["block 40 of the P-Chain", "block 41 of the X-Chain"]
  expect((await names(6)).filter(isHead)).toEqual(heads)
  state.elapsed = 19_999
  expect((await names(6)).filter(isHead)).toEqual([])
  state.stored = { P: 41, X: 41, C: 42 }
  state.elapsed = 20_000
  expect((await names(6)).filter(isHead)).toEqual(["block 41 of the X-Chain"])
})

import { formatHex, formatId } from "@serac/chain"
import type { PrimaryChain } from "@serac/store"
import { expect, test } from "vitest"
import { graphNote } from "../../../src/network/maintenance/resolve-inputs.ts"
import { compareNetworkBlocks } from "../../../src/network/reconciliation/compare-network-blocks.ts"
import { parsePart } from "../../../src/network/reconciliation/compared-part.ts"
import {
  heightOf,
  isBeginningUnknown,
  rememberPlatform,
  untilStored,
} from "../../../src/network/reconciliation/network-sides.ts"
import { VirtualClock } from "../../core/virtual-clock.ts"

const { signal } = new AbortController()
const idOf = (height: number) => new Uint8Array(32).fill(height + 1)
const textOf = (chain: PrimaryChain, height: number) =>
  chain === "C" ? formatHex(idOf(height), "hexnc") : formatId(idOf(height))

interface World {
  /** Changes of what is stored of a block; null where it is not stored. */
  readonly stored?: (height: number) => object | string | null
  /** Transactions of a block, as its node tells them. */
  readonly transactions?: (height: number) => object
  readonly most?: number
}

async function compare(chain: PrimaryChain, from: number, count: number, world: World = {}) {
  const { stored = () => ({}), transactions = () => ({ transactions: 2 }), most = 3 } = world
  const asked: string[] = []
  const sides = {
    lists: {
      blocks: async (_: PrimaryChain, { after: [end], limit }: { after: [number]; limit: number }) =>
        Array.from({ length: limit }, (_, at) => end - 1 - at).flatMap((height) => {
          const changed = stored(height)
          if (changed === null) return []
          const json = { blockHash: textOf(chain, height), parentHash: textOf(chain, height - 1), txCount: 2 }
          return [{ height, json: typeof changed === "string" ? changed : JSON.stringify({ ...json, ...changed }) }]
        }),
    },
    node: {
      blocks: async (of: PrimaryChain, first: number, wanted: number, _: AbortSignal, bytes: number) => {
        asked.push(`${of} ${first}+${wanted} ${bytes}`)
        const value = Array.from({ length: Math.min(wanted, most) }, (_, at) => first + at)
        return {
          bytes: 0,
          value: value.map((height) => ({
            height,
            id: idOf(height),
            parentId: idOf(height - 1),
            ...transactions(height),
          })),
        }
      },
    },
  } as unknown as Parameters<typeof compareNetworkBlocks>[0]
  return { outcome: await compareNetworkBlocks(sides, { chain, from, count }, signal), asked }
}
const findingsOf = async (...given: Parameters<typeof compare>) => {
  const { outcome } = await compare(...given)
  return "findings" in outcome ? outcome.findings : outcome.skipped
}

test("as many blocks are compared as are asked for, of a node that gives fewer at once", async () => {
  for (const chain of ["P", "X", "C"] as const) {
    const { outcome, asked } = await compare(chain, 5, 7)
    expect(outcome).toEqual({ compared: { "block-hash": 7 }, findings: [] })
    expect(asked).toEqual([5, 8, 11].map((from) => `${chain} ${from}+${12 - from} ${64 * 1024 * 1024}`))
  }
  await expect(compare("X", 5, 1, { most: 0 })).rejects.toMatchObject({
    ...{ kind: "nonsense", message: "no block at height 5 of the X-Chain" },
  })
})

test("a block of another id is one difference, else its parent and the number of its transactions are compared", async () => {
  const at = (height: number, members: object | string | null): World => ({
    stored: (of) => (of === height ? members : {}),
  })
  expect(await findingsOf("X", 5, 3, at(6, { blockHash: "other", parentHash: "no", txCount: 9 }))).toEqual([
    { kind: "block-hash", key: "X 6", stored: "other", node: textOf("X", 6) },
  ])
  expect(await findingsOf("X", 5, 3, at(6, { parentHash: "no", txCount: 9 }))).toEqual([
    { kind: "block", key: "X 6 parent", stored: "no", node: textOf("X", 5) },
    { kind: "block", key: "X 6 transactions", stored: "9", node: "2" },
  ])
  expect(await findingsOf("X", 5, 3, at(6, null))).toEqual([
    { kind: "block-hash", key: "X 6", stored: "absent", node: textOf("X", 6) },
  ])
  expect(await findingsOf("P", 5, 3, at(7, "no json"))).toEqual([
    { kind: "block-hash", key: "P 7", stored: "undefined", node: textOf("P", 7) },
  ])
})

test("of the C-Chain blocks without atomic transactions are not stored", async () => {
  const stored = () => null
  const missing = async (chain: PrimaryChain, transactions: number) =>
    ((await findingsOf(chain, 5, 2, { stored, transactions: () => ({ transactions }) })) as readonly unknown[]).length
  expect([await missing("C", 0), await missing("C", 1), await missing("P", 0)]).toEqual([0, 2, 2])
})

test("transactions are counted in whatever way a node tells them", async () => {
  const told = [
    { transactions: 2 },
    { transactions: [1, 2] },
    { block: { transactions: [1, 2] } },
    { transactions: [1] },
  ]
  const counts = await Promise.all(
    told.map((transactions) => findingsOf("P", 5, 1, { transactions: () => transactions })),
  )
  expect(counts.map((findings) => findings.length)).toEqual([0, 0, 0, 1])
})

test("a hundred findings are told at most", async () => {
  expect(await findingsOf("P", 5, 120, { stored: () => null, most: 500 })).toHaveLength(100)
})

/** Waits for a store whose heights grow by one each half second. */
async function waiting(heights: object, stored: Record<string, number>, timeoutMs?: number) {
  const clock = new VirtualClock()
  const began = clock.elapsed()
  const reader = {
    heads: async () => ({
      stored: Object.fromEntries(
        Object.entries(stored).map(([chain, height]) => [chain, height + Math.floor((clock.elapsed() - began) / 500)]),
      ),
    }),
  }
  const work = untilStored({ reader, clock, timeoutMs } as never, heights, signal)
  let isDone = false
  void work.finally(() => {
    isDone = true
  })
  await clock.until(() => isDone)
  return [await work, clock.elapsed() - began]
}

test("a comparison waits until the store has the blocks of its node, for thirty seconds", async () => {
  expect([
    await waiting({ P: 5, X: 3 }, { P: 5, X: 9 }),
    await waiting({ P: 7 }, { P: 5 }),
    await waiting({ X: 0 }, {}),
    await waiting({ P: 100 }, { P: 5 }, 1_000),
    await waiting({ P: 65 }, { P: 5 }),
    await waiting({ P: 66 }, { P: 5 }),
  ]).toEqual([
    [undefined, 0],
    [undefined, 1_000],
    ["the X-Chain is stored up to -1, and the node is at 0", 30_000],
    ["the P-Chain is stored up to 7, and the node is at 100", 1_000],
    [undefined, 30_000],
    ["the P-Chain is stored up to 65, and the node is at 66", 30_000],
  ])
  expect([heightOf({ P: 4 }, "P"), heightOf({}, "C"), heightOf({ C: 0 }, "C")]).toEqual([4, -1, 0])
})

test("what a chain began with is unknown by the note of that chain", () => {
  const chains = ["P", "X", "C"] as const
  const of = (...notes: readonly string[]) => chains.map((chain) => isBeginningUnknown(notes, chain))
  expect([of(), of(graphNote), of("the genesis"), of("the genesis", graphNote)]).toEqual([
    [false, false, false],
    [false, true, false],
    [true, false, false],
    [true, true, false],
  ])
})

test("the validators are read once for each block", async () => {
  const state = { height: 4 as number | undefined, read: 0 }
  const platform = rememberPlatform({
    heads: async () => ({ stored: { P: state.height } }),
    platform: async () => {
      state.read += 1
      return state.height === undefined ? undefined : { height: state.height }
    },
  } as never)
  expect([await platform(), await platform(), state.read]).toEqual([{ height: 4 }, { height: 4 }, 1])
  state.height = 5
  expect([await platform(), await platform(), state.read]).toEqual([{ height: 5 }, { height: 5 }, 2])
})

test("a part is text of its own form alone", () => {
  const address = "0a".repeat(20)
  const texts = [
    { chain: "C", from: 0 },
    { chain: "X", source: "P", addresses: Array(16).fill(address) },
    { chain: "X", source: "P", addresses: [] },
    {},
    { chain: "X" },
    { chain: "X", from: "1" },
    { chain: "X", from: 1.5 },
    { chain: "X", source: "Q", addresses: [] },
    { chain: "X", source: "P", addresses: address },
    { chain: "X", source: "P", addresses: [address, 5] },
    { chain: "X", source: "P", addresses: [`${address}0`] },
    { chain: "X", source: "P", addresses: [`0${address}`] },
    { chain: "X", source: "P", addresses: [address.toUpperCase()] },
    { chain: "X", source: "P", addresses: [Number(`1e${"0".repeat(38)}`)] },
    [],
    5,
  ].map((part) => JSON.stringify(part))
  expect(texts.map((text) => parsePart(text) !== undefined)).toEqual([
    ...[true, true, true, true, false, false, false, false, false, false, false, false, false, false],
    ...[true, false],
  ])
  // An array of one address of digits looks like it as text.
  expect(parsePart(`{"chain":"X","source":"P","addresses":[["${"1".repeat(40)}"]]}`)).toBeUndefined()
})

import { formatHex, formatId } from "@serac/chain"
import type { PrimaryChain } from "@serac/store"
import { expect, test } from "vitest"
import { createReconciler, type Difference, Recheck, RecheckFile } from "../../../src/core/reconciliation/index.ts"
import { type ComparedPart, formatPart, parsePart } from "../../../src/network/reconciliation/compared-part.ts"
import { NetworkSchedule } from "../../../src/network/reconciliation/network-schedule.ts"
import { VirtualClock } from "../../core/virtual-clock.ts"

const heights = { P: 40, X: 40, C: 40 }

/** A schedule of a network without addresses and validators, with standing differences. */
function schedule(standing: readonly Difference[]) {
  const reader = {
    heads: async () => ({ stored: heights, node: heights, notes: [] }),
    platform: async () => undefined,
    nextAddress: async () => undefined,
  }
  const sides = { reader, clock: new VirtualClock() } as unknown as ConstructorParameters<typeof NetworkSchedule>[0]
  return new NetworkSchedule(sides, { standing: () => standing })
}

const parts: readonly ComparedPart[] = [
  { chain: "X", from: 17 },
  { chain: "P", source: "C", addresses: ["00".repeat(20), "ff".repeat(20)] },
  { subnetId: "11111111111111111111111111111111LpoYY" },
  { nodeId: "NodeID-1" },
]

test.each(parts)(
  "what showed a difference that stands is compared again, and settles that one alone: %j",
  async (part) => {
    const check = formatPart(part)
    const found = { subject: "network 7", kind: "utxo", key: "any", stored: "absent", node: "unspent", at: 1 } as const
    const turns = schedule([{ ...found, check }])
    const checks = []
    for (let turn = 0; turn < 100; turn++) checks.push(await turns.next())
    const again = checks.filter((one) => one?.id === check)
    expect(again.length).toBeGreaterThan(30)
    expect(again.length).toBeLessThan(70)
    expect(again[0]?.covers?.({ ...found, check })).toBe(true)
    expect(again[0]?.covers?.({ ...found, check: formatPart({ chain: "X", from: 18 }) })).toBe(false)
    expect(again[0]?.covers?.(found)).toBe(false)
  },
)

test.each(parts)("a part is read from its text: %j", (part) => {
  expect(parsePart(formatPart(part))).toEqual(part)
})

test.each([
  "",
  "7",
  "null",
  '{"chain":"Q","from":1}',
  '{"chain":"X","from":-1}',
  '{"chain":"X","source":"P","addresses":["0"]}',
  `{"chain":"X","source":"P","addresses":${JSON.stringify(Array(17).fill("00".repeat(20)))}}`,
  '{"subnetId":5}',
  '{"nodeId":5}',
])("a text that is no part is none: %s", (text) => expect(parsePart(text)).toBe(undefined))

test("passes compare each block of the three chains within the time, and look at what differs by itself", async () => {
  const clock = new VirtualClock()
  // With this random value only block 0 is chosen at random, so the passes must find all others.
  clock.random = () => 0
  const asked = { P: new Set<number>(), X: new Set<number>(), C: new Set<number>() }
  const id = new Uint8Array(32).fill(7)
  const block = (height: number) => ({ height, id, parentId: id, transactions: 1 })
  const sides = {
    reader: {
      heads: async () => ({ stored: heights, node: heights, notes: [] }),
      platform: async () => undefined,
      nextAddress: async () => undefined,
    },
    lists: {
      blocks: async (chain: PrimaryChain, { after: [end], limit }: { after: [number]; limit: number }) =>
        Array.from({ length: limit }, (_, at) => {
          const height = end - 1 - at
          const text = chain === "C" ? formatHex(id, "hexnc") : formatId(id)
          return { height, json: JSON.stringify({ blockHash: text, parentHash: text, txCount: height === 17 ? 2 : 1 }) }
        }),
    },
    node: {
      blocks: async (chain: PrimaryChain, from: number, count: number) => {
        const value = Array.from({ length: Math.min(count, 3) }, (_, at) => block(from + at))
        for (const { height } of value) asked[chain].add(height)
        return { value, bytes: 0 }
      },
    },
    clock,
  } as unknown as ConstructorParameters<typeof NetworkSchedule>[0]
  const recheck = new Recheck({ clock, period: 120_000, file: new RecheckFile(undefined, () => {}) })
  const schedule = new NetworkSchedule(sides, { recheck })
  const told = new Set<string>()
  const reconciler = createReconciler({
    subject: "network 7",
    clock,
    log: () => {},
    next: () => schedule.next(),
    onDifference: ({ key }) => told.add(key),
  })
  await clock.pass(240_000)
  await reconciler.stop()
  const all = new Set(Array.from({ length: 41 }, (_, height) => height))
  expect(asked).toEqual({ P: all, X: all, C: all })
  expect([...told].sort()).toEqual(["C 17 transactions", "P 17 transactions", "X 17 transactions"])
})

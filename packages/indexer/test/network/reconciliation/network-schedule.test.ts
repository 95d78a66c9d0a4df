import { expect, test } from "vitest"
import type { Difference } from "../../../src/core/reconciliation/index.ts"
import { type ComparedPart, formatPart, parsePart } from "../../../src/network/reconciliation/compared-part.ts"
import { NetworkSchedule } from "../../../src/network/reconciliation/reconcile-network.ts"
import { VirtualClock } from "../../core/virtual-clock.ts"

const heights = { P: 40, X: 40, C: 40 }

/** A schedule of a network without addresses and validators, beside differences that stand. */
function schedule(standing: readonly Difference[]) {
  const reader = {
    heads: async () => ({ stored: heights, node: heights, notes: [] }),
    platform: async () => undefined,
    nextAddress: async () => undefined,
  }
  const sides = { reader, clock: new VirtualClock() } as unknown as ConstructorParameters<typeof NetworkSchedule>[0]
  return new NetworkSchedule(sides, () => standing)
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
])("a text that is no part is none: %s", (text) => expect(parsePart(text)).toBe(undefined))

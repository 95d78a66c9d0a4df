import { formatHex } from "@serac/chain"
import type { ChainHeights, PrimaryChain, UnspentRow, UtxoHistory } from "@serac/store"
import fc from "fast-check"
import { expect, test } from "vitest"
import { graphNote } from "../../../src/network/maintenance/resolve-inputs.ts"
import { reconcileUtxos } from "../../../src/network/reconciliation/compare-utxos.ts"
import { VirtualClock } from "../../core/virtual-clock.ts"

/** A UTXO of the X-Chain, by the heights between which it exists. */
interface Life {
  readonly made: number
  readonly consumed?: number
  readonly staked?: boolean
}

const txId = (number: number) => Uint8Array.from({ length: 32 }, (_, at) => (at === 31 ? number : 7))
const bytesOf = (number: number) => {
  const bytes = Buffer.alloc(120, 1)
  bytes.set([0, 0, ...txId(number), 0, 0, 0, 0])
  return new Uint8Array(bytes)
}

interface World {
  /** UTXOs of the node and of the store, by number. */
  readonly node: readonly Life[]
  readonly stored?: readonly (Life | undefined)[]
  readonly before: number
  readonly after?: number
  /** The stored height when UTXOs are read. */
  readonly storedTo: number
  readonly chain?: PrimaryChain
  readonly notes?: readonly string[]
}

/** Compares one address between a node and a store at these heights. */
async function compare(world: World) {
  const { node, before, after = before, storedTo, chain = "X", notes = [] } = world
  const stored = world.stored ?? node
  const clock = new VirtualClock()
  const isUnspent = ({ made, consumed = Infinity }: Life, height: number) => made <= height && consumed > height
  // Between the two heights the node may answer as of either.
  const told = node.flatMap((life, at) => (isUnspent(life, after) && !life.staked ? [bytesOf(at)] : []))
  const heights: ChainHeights = { [chain]: storedTo }
  const utxos = stored.flatMap((life, at): readonly UnspentRow[] =>
    life && isUnspent(life, storedTo)
      ? [
          {
            txId: txId(at),
            outputIndex: 0,
            createdOn: chain,
            staked: life.staked ?? false,
            bytes: formatHex(bytesOf(at), "hexnc"),
          },
        ]
      : [],
  )
  const histories = stored.flatMap((life, at): readonly UtxoHistory[] => {
    if (life === undefined || life.made > storedTo) return []
    const isConsumed = life.consumed !== undefined && life.consumed <= storedTo
    const consumedAt = isConsumed ? { consumedAt: life.consumed as number } : {}
    const places = { createdOn: chain, consumedOn: chain, height: life.made, staked: life.staked ?? false }
    return [{ txId: txId(at), outputIndex: 0, ...places, ...consumedAt }]
  })
  const sides = {
    reader: {
      heads: async () => ({ stored: heights, node: heights, notes }),
      unspent: async () => ({ heights, utxos }),
      utxos: async (keys: readonly { readonly txId: Uint8Array }[]) =>
        histories.filter((one) => keys.some((key) => Buffer.compare(key.txId, one.txId) === 0)),
    },
    state: { utxos: async () => ({ value: told, before: { [chain]: before }, after: { [chain]: after } }) },
    clock,
    timeoutMs: 1_000,
  } as unknown as Parameters<typeof reconcileUtxos>[0]
  const asked = { chain, source: chain, addresses: [new Uint8Array(20)] }
  const comparing = reconcileUtxos(sides, asked, new AbortController().signal)
  let isDone = false
  void comparing.finally(() => {
    isDone = true
  })
  await clock.until(() => isDone)
  return comparing
}

const findingsOf = (outcome: Awaited<ReturnType<typeof compare>>) =>
  "skipped" in outcome ? outcome.skipped : outcome.findings.map(({ stored, node }) => ({ stored, node }))

const someLife = fc
  .record({ made: fc.integer({ min: 0, max: 20 }), lasts: fc.option(fc.integer({ min: 1, max: 10 })) })
  .map(({ made, lasts }): Life => (lasts === null ? { made } : { made, consumed: made + lasts }))

test("however far the node and the store are when they are read, the same history shows no difference", async () => {
  const someHeights = fc.tuple(
    fc.integer({ min: 0, max: 20 }),
    fc.integer({ min: 0, max: 5 }),
    fc.integer({ min: 0, max: 10 }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(someLife, { maxLength: 12 }), someHeights, async (node, [before, later, ahead]) => {
      const outcome = await compare({ node, before, after: before + later, storedTo: before + later + ahead })
      expect(findingsOf(outcome)).toEqual([])
    }),
    { numRuns: 200 },
  )
})

test("a store that does not come up to its node is not compared", async () => {
  expect(findingsOf(await compare({ node: [{ made: 3 }], stored: [undefined], before: 9, storedTo: 8 }))).toBe(
    "the X-Chain is stored up to 8, and the node is at 9",
  )
})

test.each([
  ["missing", { made: 3 }, undefined, [{ stored: "absent", node: "unspent" }]],
  ["said to be consumed before", { made: 3 }, { made: 3, consumed: 5 }, [{ stored: "consumed at 5", node: "unspent" }]],
  ["said to be staked", { made: 3 }, { made: 3, staked: true }, [{ stored: "staked", node: "unspent" }]],
  ["said to be unspent", { made: 3, consumed: 5 }, { made: 3 }, [{ stored: "unspent", node: "absent" }]],
] as const)("a UTXO that is %s is a difference", async (_, node, stored, expected) => {
  const outcome = await compare({ node: [node], stored: [stored], before: 9, storedTo: 12 })
  expect(findingsOf(outcome)).toEqual(expected)
})

test.each([
  ["consumed while the node was asked", { made: 3, consumed: 10 }, { made: 3, consumed: 10 }],
  ["made while the node was asked", { made: 10 }, { made: 10 }],
])("a UTXO that was %s is none, whichever the node tells", async (_, node, stored) => {
  for (const after of [9, 11]) {
    const outcome = await compare({ node: [node], stored: [stored], before: 9, after, storedTo: 12 })
    expect(findingsOf(outcome)).toEqual([])
  }
})

test("a stake that may have been returned after the node was asked is none", async () => {
  const returned = { node: [{ made: 3, staked: true }], stored: [{ made: 3 }], chain: "P" } as const
  expect(findingsOf(await compare({ ...returned, before: 9, storedTo: 10 }))).toEqual([])
  expect(findingsOf(await compare({ ...returned, before: 9, storedTo: 9 }))).toEqual([
    { stored: "unspent", node: "absent" },
  ])
})

test("where what a chain began with is not known, a node that has more is right", async () => {
  const more = { node: [{ made: 0 }], stored: [undefined], before: 9, storedTo: 9 }
  expect(findingsOf(await compare({ ...more, notes: [graphNote] }))).toEqual([])
  expect(findingsOf(await compare({ ...more, notes: ["The genesis of network 7 is not known"] }))).toHaveLength(1)
  expect(findingsOf(await compare({ ...more, chain: "P", notes: ["The genesis of network 7 is not known"] }))).toEqual(
    [],
  )
})

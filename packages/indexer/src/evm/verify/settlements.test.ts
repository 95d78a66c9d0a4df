import { expect, test } from "vitest"
import { verifyTools } from "../../../test/evm/verified-context.ts"
import type { Arrived } from "../../core/backfill/index.ts"
import { NodeFault } from "../../core/index.ts"
import type { PackedBlock } from "../decode/packed-block.ts"
import { bloomDigits, newBloom } from "./logs-bloom.ts"
import { Settlements } from "./settlements.ts"
import { trieRoot } from "./trie-root.ts"

const { keccak } = verifyTools
/** The one receipt of a block, as it is encoded in a trie: longer than any hash. */
const receiptOf = (number: number) => number.toString(16).padStart(80, "c")
const bloomOf = (number: number) => newBloom().fill(1 << (number % 8), number % 200, (number % 200) + 1)

/** A header's root and filter over the receipts of some blocks. */
function commitment(numbers: readonly number[]) {
  const bloom = newBloom()
  for (const number of numbers)
    for (const [at, byte] of bloomOf(number).entries()) bloom[at] = (bloom[at] as number) | byte
  return { receiptsRoot: `0x${trieRoot(numbers.map(receiptOf), keccak)}`, logsBloom: `0x${bloomDigits(bloom)}` }
}
const upTo = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)

/** The part of a block that a later one settles, and its own commitment to the blocks after `before`. */
const unsettled = (number: number, before: number, settledHeight: number, given = upTo(before + 1, settledHeight)) => ({
  ...{ number, settledHeight, receipts: [receiptOf(number)], bloom: bloomOf(number), ...commitment(given) },
})

interface Arriving extends Arrived<PackedBlock> {
  readonly released: () => number
}
function arrived(...blocks: readonly (ReturnType<typeof unsettled> | number)[]): Arriving {
  let released = 0
  return {
    blocks: blocks.map((one) =>
      typeof one === "number" ? { block: { number: one } } : { block: { number: one.number }, unsettled: one },
    ) as unknown as Arriving["blocks"],
    bytes: 0,
    release: () => {
      released += 1
    },
    released: () => released,
  }
}

const never = () => false
const always = () => true
const numbersOf = (ready: readonly Arrived<PackedBlock>[]) =>
  ready.map(({ blocks }) => blocks.map(({ block }) => block.number))
const refusalOf = (work: () => unknown) => {
  try {
    work()
    return undefined
  } catch (error) {
    if (!(error instanceof NodeFault)) throw error
    return error.message
  }
}

test("a block that settles itself is stored at once, and is the highest one that is settled", () => {
  const settlements = new Settlements(keccak, { believed: -1 })
  expect([settlements.settled, settlements.lastHeld]).toEqual([-1, undefined])
  expect(numbersOf(settlements.take(arrived(0, 1), never))).toEqual([[0, 1]])
  expect([settlements.settled, settlements.lastHeld]).toEqual([1, undefined])
})

test("blocks are held until a later one settles them, unless they can still be rolled back", () => {
  const settlements = new Settlements(keccak, { believed: 4 })
  const [five, six, seven] = [unsettled(5, 4, 4), unsettled(6, 4, 4), unsettled(7, 4, 5)] as const
  const batches = [arrived(five), arrived(six), arrived(seven)]
  expect(numbersOf(settlements.take(batches[0] as Arriving, never))).toEqual([])
  expect([settlements.settled, settlements.lastHeld?.block.number]).toEqual([4, 5])
  expect(numbersOf(settlements.take(batches[1] as Arriving, never))).toEqual([])
  expect(numbersOf(settlements.take(batches[2] as Arriving, never))).toEqual([[5]])
  expect([settlements.settled, settlements.lastHeld?.block.number]).toEqual([5, 7])
  // Their budget is freed once, as soon as they are held.
  expect(batches.map((one) => one.released())).toEqual([1, 1, 1])
  expect(numbersOf(settlements.take(arrived(unsettled(8, 5, 6)), always))).toEqual([[6], [7], [8]])
  expect(settlements.lastHeld).toBeUndefined()
})

test("a batch is held if its last block is, and one that is stored at once frees nothing by itself", () => {
  const settlements = new Settlements(keccak, { believed: 4 })
  const both = arrived(unsettled(5, 4, 4), unsettled(6, 4, 4))
  expect(numbersOf(settlements.take(both, (number) => number > 6))).toEqual([])
  expect(both.released()).toBe(1)
  const next = arrived(unsettled(7, 4, 6))
  const ready = settlements.take(next, (number) => number >= 7)
  expect([numbersOf(ready), next.released()]).toEqual([[[5, 6], [7]], 0])
  for (const one of ready) one.release()
  expect([both.released(), next.released()]).toEqual([1, 1])
})

test("a header is refused whose root or filter is not that of the blocks that it settles, which are named", () => {
  const begun = () => {
    const settlements = new Settlements(keccak, { believed: 4 })
    settlements.take(arrived(unsettled(5, 4, 4), unsettled(6, 4, 4)), never)
    return settlements
  }
  const refusal = (header: ReturnType<typeof unsettled>) => refusalOf(() => begun().take(arrived(header), never))
  expect(refusal(unsettled(7, 4, 6))).toBeUndefined()
  expect(refusal(unsettled(7, 4, 6, [5]))).toMatch(/^block 7, which settles blocks 5 to 6: receiptsRoot is /)
  expect(refusal(unsettled(7, 4, 5, [6]))).toMatch(/^block 7, which settles block 5: receiptsRoot is /)
  expect(refusal({ ...unsettled(7, 4, 6), logsBloom: commitment([5]).logsBloom })).toBe(
    "block 7, which settles blocks 5 to 6: logsBloom is not that of the logs",
  )
  // A header that settles no further block says nothing about receipts.
  expect(refusal(unsettled(7, 4, 4, [5, 6]))).toBeUndefined()
})

test("each block settles those after the ones that the block before it settled", () => {
  const settlements = new Settlements(keccak, { believed: -1 })
  for (let number = 0; number < 30; number++) {
    const [before, height] = [Math.max(-1, number - 4), Math.max(0, number - 3)]
    const one = number === 0 ? 0 : unsettled(number, before, height)
    settlements.take(arrived(one), always)
    expect(settlements.settled).toBe(number === 0 ? 0 : height)
  }
  expect(refusalOf(() => settlements.take(arrived(unsettled(30, 25, 27)), always))).toMatch(
    /^block 30, which settles block 27/,
  )
})

test("stored blocks that no later one settled are settled by the first that does", () => {
  const resumed = () =>
    new Settlements(keccak, { believed: 4, later: [unsettled(5, 3, 4), unsettled(6, 4, 4), unsettled(7, 4, 5)] })
  expect(resumed().settled).toBe(5)
  expect(refusalOf(() => resumed().take(arrived(unsettled(8, 5, 7)), always))).toBeUndefined()
  expect(refusalOf(() => resumed().take(arrived(unsettled(8, 5, 7, [5, 6, 7])), always))).toMatch(
    /^block 8, which settles blocks 6 to 7/,
  )
})

test("a header that settles blocks whose receipts are not known is believed", () => {
  const unknown = new Settlements(keccak, { believed: 9 })
  expect(refusalOf(() => unknown.take(arrived(unsettled(10, 5, 7, [1])), always))).toBeUndefined()
  expect(refusalOf(() => unknown.take(arrived(unsettled(11, 7, 9, [1])), always))).toBeUndefined()
  expect(unknown.settled).toBe(9)
  expect(refusalOf(() => unknown.take(arrived(unsettled(12, 9, 10, [1])), always))).toMatch(
    /^block 12, which settles block 10/,
  )
})

test("the held blocks are stored where no newer ones can settle them", () => {
  const settlements = new Settlements(keccak, { believed: 4 })
  settlements.take(arrived(unsettled(5, 4, 4)), never)
  settlements.take(arrived(unsettled(6, 4, 4)), never)
  expect([numbersOf(settlements.release()), settlements.release(), settlements.lastHeld]).toEqual([
    [[5], [6]],
    [],
    undefined,
  ])
})

test("what came after a block is forgotten with it, and what was held frees its budget", () => {
  const settlements = new Settlements(keccak, { believed: 2 })
  settlements.take(arrived(unsettled(3, 2, 2)), always)
  settlements.take(arrived(unsettled(4, 2, 3)), always)
  const held = arrived(unsettled(5, 3, 3))
  settlements.take(held, never)
  settlements.forget(3)
  expect([settlements.settled, settlements.lastHeld, held.released()]).toEqual([2, undefined, 1])
  // Another fourth block settles the third again.
  expect(refusalOf(() => settlements.take(arrived(unsettled(4, 2, 3)), always))).toBeUndefined()
  settlements.forget(1)
  expect(settlements.settled).toBe(1)
  settlements.forget(5)
  expect(settlements.settled).toBe(1)
})

test("blocks that were settled long before are kept while a rollback can make them unsettled again", () => {
  const settlements = new Settlements(keccak, { believed: 0 })
  for (let number = 1; number <= 9; number++)
    settlements.take(arrived(unsettled(number, Math.max(0, number - 3), Math.max(0, number - 2))), always)
  settlements.forget(7)
  expect(settlements.settled).toBe(5)
  expect(refusalOf(() => settlements.take(arrived(unsettled(8, 5, 7, [6])), always))).toMatch(
    /^block 8, which settles blocks 6 to 7/,
  )
  expect(refusalOf(() => settlements.take(arrived(unsettled(8, 5, 7)), always))).toBeUndefined()
})

test("what undone blocks settled stays settled, since the store keeps it; what others settled does not", () => {
  const settlements = new Settlements(keccak, { believed: 4 })
  for (const part of [unsettled(5, 4, 4), unsettled(6, 4, 4), unsettled(7, 4, 5), unsettled(8, 5, 6)])
    settlements.take(arrived(part), always)
  // Block 8 was never stored, and block 7, which was, settles block 5.
  settlements.undo(7, 5)
  expect(settlements.settled).toBe(5)
  settlements.take(arrived(unsettled(6, 4, 4)), always)
  settlements.forget(6)
  expect(settlements.settled).toBe(5)
  // The receipts of block 5 are known, and those of block 6 are settled with them.
  expect(refusalOf(() => settlements.take(arrived(unsettled(7, 4, 6, [6])), always))).toMatch(
    /^block 7, which settles blocks 5 to 6/,
  )
  expect(refusalOf(() => settlements.take(arrived(unsettled(7, 4, 6)), always))).toBeUndefined()
  settlements.forget(4)
  expect(settlements.settled).toBe(4)
})

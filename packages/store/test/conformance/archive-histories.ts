import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { type Batch, dump, ReorgTooDeepError, verifyingChain } from "../../src/index.ts"
import type { TemporaryStore } from "../temporary-store.ts"
import { allArchived, answersOf, archived, archivedSingly, maintained, storedChunks } from "./archived.ts"
import { batchOf, hashOf, plainBlocks } from "./chain-of.ts"
import { linesOf } from "./lines-of.ts"
import { setUp } from "./setting.ts"

const reorgDepth = 5
const sizes = fc.constantFrom(0, 0, 300_000, 600_000, 1_200_000)

const someStep = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("append" as const),
      sizes: fc.array(sizes, { minLength: 1, maxLength: 4 }),
      how: fc.constantFrom("together" as const, "together" as const, "singly" as const, "not" as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("rollback" as const), depth: fc.integer({ min: 0, max: 6 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("maintain" as const),
      kept: fc.constantFrom("all" as const, "all" as const, "off" as const, 1, 3, 8),
    }),
  },
)

/** What must be archived, and what may be. */
class Model {
  readonly blocks: { readonly hash: ReturnType<typeof hashOf>; readonly size: number }[] = []
  last = -1
  /** The first block that must be there. */
  required = 0
  /** The first that may be. */
  floor = 0

  append(batch: Batch, sizes: readonly number[], isArchived: boolean): void {
    const first = this.blocks.length
    for (const [at, { hash }] of batch.blocks.entries()) this.blocks.push({ hash, size: sizes[at] ?? 0 })
    if (!isArchived) return
    if (this.last !== first - 1) {
      this.required = first
      this.floor = first
    }
    this.last = this.blocks.length - 1
  }

  rollback(number: number): void {
    this.blocks.length = number + 1
    this.last = Math.min(this.last, number)
    this.required = Math.min(this.required, number + 1)
    this.floor = Math.min(this.floor, number + 1)
  }

  maintain(kept: "all" | "off" | number): void {
    if (kept === "all") return
    this.required = Math.max(this.required, this.blocks.length - (kept === "off" ? 0 : kept))
    if (kept === "off") this.floor = Math.max(this.floor, this.last + 1)
  }

  answers(number: number) {
    const { hash = hashOf(0), size } = this.blocks[number] ?? {}
    return { number, hash, answers: answersOf({ number, hash }, size) }
  }
}

export function describeArchiveHistories(
  name: string,
  createTemporaryStore: () => Promise<TemporaryStore>,
  share: number,
): void {
  describe(`${name}: the archive at length`, () => {
    const setting = setUp(createTemporaryStore)

    test("a chunk has 1024 blocks at most, however small they are", () =>
      setting.withChain(async ({ chainId, writer }) => {
        await writer.append(await archived(batchOf(plainBlocks(1500))), { nodeHead: 1_000_000, now: 1 })
        await writer.append(await archived(batchOf(plainBlocks(600), { from: 1500 })), { nodeHead: 1_000_000, now: 1 })
        expect(await storedChunks(setting.store, chainId)).toEqual(["0-750", "751-1499", "1500-2099"])
        await maintained(writer, "all")
        expect(await storedChunks(setting.store, chainId)).toEqual(["0-750", "751-1499", "1500-2099"])
      }))

    test("whatever was stored, undone, merged and dropped, the archive has the answers about the stored blocks", async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(someStep, { minLength: 1, maxLength: 12 }),
          fc.integer({ min: 1, max: 5 }),
          (steps, limit) =>
            setting.withChain(
              async ({ chainId, writer, reader }) => {
                const model = new Model()
                for (const [fork, step] of steps.entries()) {
                  const head = model.blocks.length - 1
                  if (step.kind === "append") {
                    const parentHash = model.blocks.at(-1)?.hash ?? hashOf(-1)
                    const plain = batchOf(plainBlocks(step.sizes.length), { from: head + 1, fork, parentHash })
                    const make = { together: archived, singly: archivedSingly, not: async () => plain }[step.how]
                    const nodeHead = head + step.sizes.length
                    await writer.append(await make(plain, step.sizes), { nodeHead, now: 1 })
                    model.append(plain, step.sizes, step.how !== "not")
                  } else if (step.kind === "rollback") {
                    const target = Math.max(-1, head - step.depth)
                    const isDone = await writer.rollback(target).then(
                      () => true,
                      (error: unknown) => expect(error).toBeInstanceOf(ReorgTooDeepError),
                    )
                    if (isDone === true) model.rollback(target)
                  } else {
                    expect(await maintained(writer, step.kept)).toEqual([])
                    model.maintain(step.kept)
                  }
                }
                const range = await reader.archiveRange()
                if (model.required <= model.last) expect(range?.first).toBeLessThanOrEqual(model.required)
                if (range !== undefined) {
                  expect(range.last).toBe(model.last)
                  expect(range.first).toBeGreaterThanOrEqual(model.floor)
                }
                const numbers = range
                  ? Array.from({ length: range.last - range.first + 1 }, (_, at) => range.first + at)
                  : []
                expect(await allArchived(reader, limit)).toEqual(numbers.map((number) => model.answers(number)))
                const { inconsistencies } = await verifyingChain(setting.store, chainId).check()
                expect(inconsistencies.filter(({ table }) => table === "evm_archive")).toEqual([])
                const lines = await linesOf(dump(setting.store, chainId))
                expect(lines.filter((line) => line.startsWith("evm_archive "))).toHaveLength(numbers.length)
              },
              { reorgDepth },
            ),
        ),
        { numRuns: Math.ceil(40 * share) },
      )
    }, 120_000)
  })
}

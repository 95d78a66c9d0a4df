import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  allLists,
  type Batch,
  type ChainWriter,
  dump,
  type List,
  lists,
  ReorgTooDeepError,
  verifyingChain,
  type WriterOptions,
} from "../../src/index.ts"
import type { TemporaryStore } from "../temporary-store.ts"
import { archived } from "./archived.ts"
import { joined, within } from "./batches.ts"
import { type BlockContent, batchOf, hashOf } from "./chain-of.ts"
import { someContent } from "./histories.ts"
import { linesOf } from "./lines-of.ts"
import { setUp } from "./setting.ts"

/** What may happen to a chain that is made anew, caught up and asked about while blocks come and go. */
type Step =
  | { readonly kind: "append"; readonly contents: readonly BlockContent[]; readonly nodeAhead: number }
  | { readonly kind: "rollback"; readonly depth: number }
  /** So many blocks below what of a list or of rows was made last, where it is not done. */
  | { readonly kind: "rollback-below"; readonly depth: number }
  /** Opened in one of the {@link openings}. */
  | { readonly kind: "restart"; readonly options: number }
  | { readonly kind: "catch-up"; readonly most: number }
  | { readonly kind: "begin-rebuild" }
  | { readonly kind: "rebuild"; readonly blocks: number }
  /** Contracts answer this, or at 2 nothing. */
  | { readonly kind: "ask"; readonly answer: bigint }

const reorgDepth = 30
const now = 1_000_000
/** Two lists that another version keys by something else. */
const otherLists: readonly List[] = allLists.map((list) =>
  list.name === lists.transactionHashes.name || list.name === lists.erc20Transfers.name
    ? { ...list, version: 2, keysOf: ({ blockNumber }: { blockNumber: number }) => [`0x0${blockNumber % 7}` as const] }
    : list,
)
const names = allLists.map(({ name }) => name)

/** Ways in which a chain is opened. */
const openings: readonly WriterOptions[] = [
  { reorgDepth },
  { reorgDepth, lists: otherLists },
  { reorgDepth, projections: names },
  { reorgDepth, projections: ["balances", lists.tokenTransfers.name] },
  { reorgDepth, projections: ["balances", "holders"] },
  { reorgDepth, rowVersions: { rows: 2 } },
  { reorgDepth: 3, runTransactions: [1, 6] },
  { reorgDepth: 3, runTransactions: [1, 1_000] },
  { reorgDepth: 3, runTransactions: [1, 3], lists: otherLists },
  { reorgDepth: 3, runTransactions: [1, 1_000], projections: ["balances", lists.tokenTransfers.name] },
]

const someStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("append" as const),
      contents: fc.array(someContent, { minLength: 1, maxLength: 5 }),
      nodeAhead: fc.constantFrom(0, 0, 0, 0, 0, 1, 1_000_000),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("rollback" as const), depth: fc.integer({ min: 1, max: 12 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("rollback-below" as const), depth: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("restart" as const), options: fc.nat(openings.length - 1) }),
  },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant("catch-up" as const), most: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("begin-rebuild" as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("rebuild" as const), blocks: fc.integer({ min: 1, max: 4 }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("ask" as const), answer: fc.bigInt({ min: 0n, max: 2n }) }) },
)

/** What is checked without the JSON of blocks and rows, which here is none of a real block's. */
const summed = new Set([
  "evm_counter",
  "evm_balance",
  "evm_holder",
  "evm_token_supply",
  "evm_holding",
  "evm_list",
  "evm_nft_owner",
  "evm_checkpoint",
  "evm_change",
])

export function describeRandomUpkeep(
  name: string,
  createTemporaryStore: () => Promise<TemporaryStore>,
  share: number,
): void {
  describe(`${name}: random upkeep`, () => {
    const setting = setUp(createTemporaryStore)

    test("however a chain was made anew, caught up and asked about, it is in the end as if its blocks had just come", async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(someStep, { minLength: 10, maxLength: 40, size: "max" }), async (steps) => {
          const chainId = setting.newChainId()
          const batch = await live(setting, chainId, steps)
          const fresh = setting.newChainId()
          const writer = await setting.store.openWriter(fresh)
          await writer.append(await archived(batch), { nodeHead: batch.blocks.length - 1, now })
          await writer.close()
          expect(await linesOf(dump(setting.store, chainId))).toEqual(await linesOf(dump(setting.store, fresh)))
          const { inconsistencies } = await verifyingChain(setting.store, chainId).check()
          expect(inconsistencies.filter(({ table }) => summed.has(table))).toEqual([])
        }),
        { numRuns: Math.ceil(12 * share) },
      )
    }, 120_000)
  })
}

/** Does to a chain what the steps say, and all that is then left to do. Returns its blocks. */
async function live(setting: ReturnType<typeof setUp>, chainId: string, steps: readonly Step[]): Promise<Batch> {
  let batch = batchOf([])
  let writer = await setting.store.openWriter(chainId, openings[0])
  const restart = async (options: WriterOptions | undefined) => {
    await writer.close()
    writer = await setting.store.openWriter(chainId, options)
  }
  const append = async (contents: readonly BlockContent[], nodeAhead: number, fork: number) => {
    const from = batch.blocks.length
    const added = batchOf(contents, { from, fork, parentHash: batch.blocks.at(-1)?.hash ?? hashOf(-1) })
    const nodeHead = from + contents.length - 1 + nodeAhead
    await writer.append(await archived(added), { nodeHead, now })
    batch = joined(batch, added)
  }
  for (const [fork, step] of steps.entries()) {
    const head = batch.blocks.length - 1
    if (step.kind === "append") await append(step.contents, step.nodeAhead, fork)
    else if (step.kind === "restart") await restart(openings[step.options])
    else if (step.kind === "catch-up") await writer.catchUp(step.most)
    else if (step.kind === "begin-rebuild") await writer.beginRebuild()
    else if (step.kind === "rebuild") await rebuild(writer, batch, step.blocks)
    else if (step.kind === "ask") await ask(writer, step.answer)
    else {
      const reader = setting.store.chain(chainId)
      const behind = [...(await reader.projections()), ...(await reader.rebuilds())].flatMap(({ state, next }) =>
        state === "behind" && next > 0 ? [next] : [],
      )
      if (step.kind === "rollback-below" && behind.length === 0) continue
      const top = step.kind === "rollback" ? head : Math.max(...behind) - 1
      const target = Math.max(-1, top - step.depth)
      try {
        await writer.rollback(target)
        batch = within(batch, 0, target + 1)
      } catch (error) {
        if (!(error instanceof ReorgTooDeepError)) throw error
      }
    }
  }
  await restart(undefined)
  await append([{}], 0, 99)
  while (await rebuild(writer, batch, 5));
  while ((await writer.catchUp(9)) !== undefined);
  expect((await setting.store.chain(chainId).projections()).filter(({ state }) => state !== "current")).toEqual([])
  await writer.close()
  return batch
}

/** Makes some blocks anew. Returns whether there were any. */
async function rebuild(writer: ChainWriter, batch: Batch, blocks: number): Promise<boolean> {
  const due = await writer.rebuilding()
  if (due === undefined) return false
  expect(due.next).toBeLessThanOrEqual(due.head)
  await writer.rebuild(within(batch, due.next, Math.min(due.next + blocks, due.head + 1)))
  return true
}

async function ask(writer: ChainWriter, balance: bigint): Promise<void> {
  const due = await writer.dueBalances(5, now)
  if (due === undefined) return
  const answers = due.holdings.map((holding) => ({ holding, balance: balance === 2n ? undefined : balance }))
  await writer.saveBalances(due, answers, now)
}

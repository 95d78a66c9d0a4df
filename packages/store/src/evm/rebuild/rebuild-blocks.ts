import type { Transaction } from "../../engine.ts"
import { NotConsecutiveError } from "../../errors.ts"
import { hexOf } from "../../hex.ts"
import { fragmentMember } from "../../verification/fragment-members.ts"
import { periods, startOfPeriod } from "../periods.ts"
import { blockByNumber } from "../queries/blocks.ts"
import { blocksWithin, readCounter, rewriteBlock, rewriteCounter, rewriteTransactions } from "../queries/rebuild.ts"
import type { Batch } from "../rows.ts"
import { blockRows, type PlacedBlock } from "../writer/table-rows.ts"
import type { BlockRange } from "./replace-rows.ts"

/** The columns of a stored block that can be rebuilt. */
interface StoredColumns {
  readonly number: number
  readonly hash: Uint8Array
  /** The block's timestamp in lists by time. */
  readonly timestamp: number
  readonly transactionCount: number
  readonly gasUsed: string
  readonly json: string
}

/** Blocks that are rebuilt. */
export interface RebuiltBlocks {
  readonly stored: readonly StoredColumns[]
  readonly placed: readonly PlacedBlock[]
  /** The number of transactions of all blocks below them. */
  readonly before: number
}

/**
 * Gives blocks the positions of the stored ones.
 *
 * @throws NotConsecutiveError unless each block is the stored one.
 */
export async function placeRebuilt(
  transaction: Transaction,
  stretch: BlockRange,
  blocks: Batch["blocks"],
): Promise<RebuiltBlocks> {
  const { chain, from } = stretch
  const stored = await transaction.all<StoredColumns>(blocksWithin, { ...stretch })
  const below =
    from === 0 ? undefined : await transaction.get<{ json: string }>(blockByNumber, { chain, number: from - 1 })
  const before = below === undefined ? 0 : Number(fragmentMember(below.json, "cumulativeTransactions"))
  let cumulativeTransactions = before
  const placed = blocks.map((block, at): PlacedBlock => {
    const own = stored[at]
    if (own?.number !== block.number || hexOf(own.hash) !== block.hash)
      throw new NotConsecutiveError(`Block ${block.number} with the hash ${block.hash} is not stored.`)
    cumulativeTransactions += block.transactionCount
    return { ...block, timestamp: own.timestamp, cumulativeTransactions }
  })
  return { stored, placed, before }
}

/** Rewrites the blocks that differ from the stored ones, and their counters. Returns whether any differed. */
export async function rewriteBlocks(
  transaction: Transaction,
  chain: bigint,
  { stored, placed }: RebuiltBlocks,
): Promise<boolean> {
  const rows = blockRows(chain, placed)
  const changed = placed.flatMap((block, at) => {
    const [own, json] = [stored[at], String(rows[at]?.at(-1))]
    return own === undefined || isSameBlock(own, block, json) ? [] : [{ own, block, json }]
  })
  for (const { own, block, json } of changed) {
    const { number, transactionCount, gasUsed } = block
    await transaction.run(rewriteBlock, { chain, number, transactionCount, gasUsed: String(gasUsed), json })
    const added = {
      transactions: transactionCount - own.transactionCount,
      gasUsed: gasUsed - BigInt(own.gasUsed),
    }
    if (added.transactions !== 0 || added.gasUsed !== 0n) await addToCounters(transaction, chain, own.timestamp, added)
  }
  return changed.length > 0
}

const isSameBlock = (own: StoredColumns, { transactionCount, gasUsed }: PlacedBlock, json: string) =>
  own.json === json && own.transactionCount === transactionCount && own.gasUsed === String(gasUsed)

async function addToCounters(
  transaction: Transaction,
  chain: bigint,
  timestamp: number,
  added: { readonly transactions: number; readonly gasUsed: bigint },
): Promise<void> {
  for (const period of Object.values(periods)) {
    const key = { chain, period, start: startOfPeriod(timestamp, period) }
    const counter = await transaction.get<{ transactions: number; gasUsed: string }>(readCounter, key)
    if (counter === undefined) continue
    await transaction.run(rewriteCounter, {
      ...key,
      transactions: counter.transactions + added.transactions,
      gasUsed: String(BigInt(counter.gasUsed) + added.gasUsed),
    })
  }
  await transaction.run(rewriteTransactions, { chain, added: added.transactions })
}

import type { Transaction } from "../../engine.ts"
import { bytesFromHex } from "../../hex.ts"
import { hexIn } from "../../verification/bytes-in.ts"
import { fragmentMember } from "../../verification/fragment-members.ts"
import { type Checkpoint, checkpointOf } from "../checkpoint.ts"
import { writeCheckpoint } from "../queries/checkpoint.ts"
import { blocksWithin, rewriteTransactions } from "../queries/rebuild.ts"
import { deleteBlock, rewriteBlockText } from "../queries/repair.ts"
import { blockTable } from "../tables.ts"
import { blockRows } from "../writer/table-rows.ts"
import type { PlacedBlocks, StoredBlockColumns } from "./place-blocks.ts"
import type { RepairLog } from "./repaired.ts"

const countedAtOnce = 1_000

/** Replaces stored blocks that differ. */
export async function repairBlockRows(
  transaction: Transaction,
  chain: bigint,
  { placed, stored, next }: PlacedBlocks,
  checkpoint: Checkpoint,
  log: RepairLog,
): Promise<void> {
  const rows = blockRows(chain, placed)
  for (const [at, block] of placed.entries()) {
    const [own, row] = [stored.get(block.number), rows[at]]
    if (row === undefined || (own !== undefined && isSame(own, row))) continue
    log.add(block.number, blockTable.name)
    const { number, hash, timestamp } = block
    await transaction.run(deleteBlock, { chain, number, hash: bytesFromHex(hash), timestamp })
    await transaction.insert(blockTable, [row])
  }
  const last = placed.at(-1)
  if (last === undefined) return
  if (next !== undefined) await countAbove(transaction, chain, last.number, last.cumulativeTransactions, log)
  if (last.number === checkpoint.head.number) await moveCheckpoint(transaction, chain, last, log)
}

function isSame(own: StoredBlockColumns, row: readonly unknown[]): boolean {
  const [, number, hash, timestamp, transactionCount, gasUsed, json] = row
  const { hash: ownHash, ...columns } = own
  const expected = { number, timestamp, transactionCount, gasUsed, json }
  return (
    hexIn(ownHash) === hash && Object.entries(expected).every(([name, value]) => Reflect.get(columns, name) === value)
  )
}

/** Corrects the cumulative counts of the blocks above a given one, up to the first that is right. */
async function countAbove(
  transaction: Transaction,
  chain: bigint,
  number: number,
  transactions: number,
  log: RepairLog,
): Promise<void> {
  let counted = transactions
  for (let from = number + 1; ; from += countedAtOnce) {
    const rows = await transaction.all<StoredBlockColumns>(blocksWithin, { chain, from, to: from + countedAtOnce })
    for (const { number, json, transactionCount } of rows) {
      counted += transactionCount
      const told = fragmentMember(json, "cumulativeTransactions")
      if (told === String(counted) || told === "") return
      log.add(number, blockTable.name)
      const text = json.replace(`"cumulativeTransactions":"${told}"`, `"cumulativeTransactions":"${counted}"`)
      await transaction.run(rewriteBlockText, { chain, number, json: text })
    }
    if (rows.length < countedAtOnce) break
  }
  const checkpoint = await checkpointOf(transaction, chain)
  if (checkpoint !== undefined)
    await transaction.run(rewriteTransactions, { chain, added: counted - checkpoint.transactions })
}

/** Moves the checkpoint if the last block changed. */
async function moveCheckpoint(
  transaction: Transaction,
  chain: bigint,
  last: PlacedBlocks["placed"][number],
  log: RepairLog,
): Promise<void> {
  const checkpoint = await checkpointOf(transaction, chain)
  if (checkpoint === undefined) return
  const { head, transactions, nodeHead, updatedAt, journalFrom } = checkpoint
  const { number, hash, timestamp, cumulativeTransactions } = last
  if (head.hash === hash && head.timestamp === timestamp && transactions === cumulativeTransactions) return
  log.add(number, "evm_checkpoint")
  const kept = { nodeHead, updatedAt, journalFrom }
  await transaction.run(writeCheckpoint, {
    chain,
    number,
    hash: bytesFromHex(hash),
    timestamp,
    transactions: cumulativeTransactions,
    ...kept,
  })
}

import type { Connection } from "../../engine.ts"
import { transactionCounts } from "../queries/stored-rows.ts"

const maxStretchBlocks = 10_000

/**
 * The block after the last one to process at once, from a block on up to the head.
 *
 * @param most - the blocks' transactions, unless one block has more.
 */
export async function endOfStretch(
  connection: Connection,
  chain: bigint,
  from: number,
  head: number,
  most: number,
): Promise<number> {
  const blocks = await connection.all<{ number: number; count: number }>(transactionCounts, {
    chain,
    from,
    limit: maxStretchBlocks,
  })
  let transactions = 0
  for (const { number, count } of blocks) {
    transactions += count
    if (transactions > most && number > from) return number
  }
  return Math.min(head, blocks.at(-1)?.number ?? head) + 1
}

import type { Connection } from "../../engine.ts"
import { NotConsecutiveError } from "../../errors.ts"
import { hexOf } from "../../hex.ts"
import { readBatch } from "../../read-batch.ts"
import { chainCode, distinctBytes } from "../keys.ts"
import { networkBlockById } from "../queries/blocks.ts"
import { transactionPlacesByIds } from "../queries/transactions.ts"
import type { NetworkAppendProgress, NetworkBatch, NetworkBlockReference } from "../rows.ts"

const equal = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0

/**
 * Throws {@link NotConsecutiveError} unless a batch follows the stored head and its blocks follow each other: not every block of the
 * C-Chain has a row, but the rows are in order, and blocks of adjacent heights must be parent and child.
 */
export function assertFollows(
  stored: NetworkBlockReference | undefined,
  { chain, blocks, transactions }: NetworkBatch,
  { from, parentId, head }: NetworkAppendProgress,
): void {
  const expected = stored === undefined ? 0 : stored.height + 1
  const refuse = (why: string) => {
    throw new NotConsecutiveError(`${chain}-Chain: ${why}`)
  }
  if (from !== expected) refuse(`block ${expected} was to come next, and block ${from} came.`)
  if (head.height < from) refuse(`blocks from ${from} to ${head.height} are none.`)
  if (stored !== undefined && !equal(stored.id, parentId)) {
    refuse(`block ${from} follows ${hexOf(parentId)}, but block ${stored.height} is ${hexOf(stored.id)}.`)
  }
  let previous = { height: from - 1, id: parentId }
  for (const { height, id, parentId: parent } of blocks) {
    if (height <= previous.height) refuse(`block ${height} came after block ${previous.height}.`)
    if (height > head.height) refuse(`block ${height} came with the blocks up to ${head.height}.`)
    // No row has the parent of block 0.
    if (height === previous.height + 1 && height > 0 && !equal(parent, previous.id)) {
      refuse(`block ${height} follows ${hexOf(parent)}, but block ${previous.height} is ${hexOf(previous.id)}.`)
    }
    previous = { height, id }
  }
  if (previous.height === head.height && blocks.length > 0 && !equal(previous.id, head.id)) {
    refuse(`block ${head.height} is ${hexOf(previous.id)}, and not ${hexOf(head.id)}.`)
  }
  const heights = new Set(blocks.map(({ height }) => height))
  for (const { height } of transactions) {
    if (!heights.has(height)) refuse(`a transaction is in block ${height}, which did not come.`)
  }
}

/** Throws {@link NotConsecutiveError} when a block or a transaction has the ID of a stored one, or of another one in the batch. */
export async function assertNewToNetwork(
  connection: Connection,
  network: number,
  { chain, blocks, transactions }: NetworkBatch,
  cause: unknown,
): Promise<void> {
  if (cause instanceof NotConsecutiveError) return
  const ids = distinctBytes(transactions.map(({ id }) => id))
  const [stored] = await readBatch<{ id: Uint8Array }>(connection, transactionPlacesByIds, { network }, ids)
  if (stored !== undefined || ids.length < transactions.length) {
    const id = stored === undefined ? "" : ` ${hexOf(stored.id)}`
    throw new NotConsecutiveError(`${chain}-Chain: transaction${id} came a second time.`, { cause })
  }
  if (distinctBytes(blocks.map(({ id }) => id)).length < blocks.length) {
    throw new NotConsecutiveError(`${chain}-Chain: two blocks have the same ID.`, { cause })
  }
  for (const { height, id } of blocks) {
    const parameters = { network, chain: chainCode(chain), id }
    const other = await connection.get<{ height: number }>(networkBlockById, parameters)
    if (other === undefined) continue
    throw new NotConsecutiveError(`${chain}-Chain: block ${height} has the ID of block ${other.height}.`, { cause })
  }
}

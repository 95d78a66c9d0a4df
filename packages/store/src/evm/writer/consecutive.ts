import type { Connection } from "../../engine.ts"
import { NotConsecutiveError } from "../../errors.ts"
import { bytesFromHex } from "../../hex.ts"
import { blockByHash } from "../queries/blocks.ts"
import type { BlockReference, BlockRow } from "../rows.ts"

/** Throws {@link NotConsecutiveError} unless each block follows the one before it, and the first the head. */
export function assertConsecutive(head: BlockReference | undefined, blocks: readonly BlockRow[]): void {
  let previous: Pick<BlockReference, "number" | "hash"> | undefined = head
  for (const block of blocks) {
    const expected = previous === undefined ? 0 : previous.number + 1
    if (block.number !== expected) {
      throw new NotConsecutiveError(`Block ${expected} was to come next, and block ${block.number} came.`)
    }
    if (previous !== undefined && block.parentHash !== previous.hash) {
      throw new NotConsecutiveError(
        `Block ${block.number} follows ${block.parentHash}, but block ${previous.number} is ${previous.hash}.`,
      )
    }
    previous = block
  }
}

/** Throws {@link NotConsecutiveError} when a block has the hash of a stored one, or of another one here. */
export async function assertNew(
  connection: Connection,
  chain: bigint,
  blocks: readonly BlockRow[],
  cause: unknown,
): Promise<void> {
  const hashes = new Set<string>()
  for (const { number, hash } of blocks) {
    const stored = await connection.get<{ number: number }>(blockByHash, { chain, hash: bytesFromHex(hash) })
    if (hashes.has(hash) || stored !== undefined) {
      throw new NotConsecutiveError(`Block ${number} has the hash ${hash}, as has another block of the chain.`, {
        cause,
      })
    }
    hashes.add(hash)
  }
}

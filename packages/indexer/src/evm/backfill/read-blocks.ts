import type { FetchContext } from "../../core/backfill/index.ts"
import { NodeFault, nonsense } from "../../core/index.ts"
import { archivedText, withChunks } from "../archive/archive-blocks.ts"
import type { Archiver } from "../archive/archiver.ts"
import type { PackedBlock } from "../decode/packed-block.ts"
import { Room } from "../decode/room.ts"
import type { ChainNode } from "../node/node.ts"
import { decodeVerified, type VerifiedContext } from "../verify/decode-verified.ts"
import { largestAnswer, largestRows } from "./limits.ts"

/**
 * Requests consecutive blocks of an EVM chain from a node. Returns all of them, or the first ones whose rows fit the limit,
 * or none. A block that is requested with the largest limit has a separate limit for its rows.
 *
 * @param archiver - archives the node's answers; undefined for no archive.
 */
export function blockFetcher(
  node: Pick<ChainNode, "blocks">,
  decoding: VerifiedContext,
  archiver?: Archiver,
): FetchContext<PackedBlock>["read"] {
  return async (from, count, signal, limit) => {
    const asked = Array.from({ length: count }, (_, index) => ({ number: from + index }))
    let room = new Room(0)
    const { value, bytes } = await node.blocks(asked, signal, limit, (answers) => {
      // Another endpoint may have answered before.
      room = new Room(limit < largestAnswer ? limit : largestRows)
      const blocks: PackedBlock[] = []
      const texts: Uint8Array[] = []
      for (const [index, one] of answers.entries()) {
        const before = room.used
        try {
          const block = decodeVerified({ number: from + index }, one, { ...decoding, room })
          // Buffers are outside the heap. Strings of some hundred kilobytes that live until their chunk is full would be copied by the garbage collector.
          if (archiver) texts.push(Buffer.from(archivedText(from + index, one)))
          blocks.push(block)
        } catch (error) {
          if (index === 0 || !(error instanceof NodeFault) || error.kind !== "too-large") throw error
          room.used = before
          break
        }
      }
      checkLinks(blocks)
      return { blocks, texts }
    })
    if (!archiver) return { value: value.blocks, bytes, weight: room.used }
    const archived = await withChunks(value, archiver)
    return { value: archived.blocks, bytes, weight: room.used + archived.bytes }
  }
}

/** @throws NodeFault unless each block is the child of the one before it. */
function checkLinks(blocks: readonly PackedBlock[]): void {
  for (let index = 1; index < blocks.length; index++) {
    const { block } = blocks[index] as PackedBlock
    const { block: parent } = blocks[index - 1] as PackedBlock
    if (block.parentHash !== parent.hash) throw nonsense(`block ${block.number} is no child of block ${parent.number}`)
  }
}

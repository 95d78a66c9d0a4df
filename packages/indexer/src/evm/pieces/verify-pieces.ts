import { choosePieces, evmPieces, type PieceArchive, type PieceRange } from "@serac/store/pieces"
import { Settlements } from "../verify/settlements.ts"
import { Beginning } from "./beginning.ts"
import { chunkDecoder } from "./chunk-decoder.ts"
import { refusing } from "./decode-chunk.ts"
import { pieceContext } from "./piece-context.ts"
import { readPieces } from "./read-pieces.ts"

/** The result of verifying the pieces of a chain. */
export interface VerifiedPieces extends PieceRange {
  readonly pieces: number
  /** Blocks at the end whose receipts no block of the archive settles (from Helicon on); 0 if there is none. */
  readonly unsettled: number
  /** Blocks at the beginning whose receipts are settled together with blocks that the archive lacks (from Helicon on); 0 if there is none. */
  readonly unproven: number
}

/** Which pieces are verified. */
export interface VerifyPiecesOptions {
  readonly archive: PieceArchive
  readonly chainId: string
  /** Threads that decode; 0 for this one. Default: one for each core. */
  readonly threads?: number | undefined
  readonly signal?: AbortSignal | undefined
  /** Blocks that are verified, and all blocks. */
  readonly onProgress?: ((progress: { readonly done: number; readonly total: number }) => void) | undefined
}

/**
 * Verifies all pieces of a chain: digests, links between pieces, the hashes of blocks, transactions and receipts, bloom filters, and
 * the sender of every transaction.
 *
 * @returns undefined if the archive has no piece of the chain.
 * @throws PieceError for the first piece that is refused.
 */
export async function verifyPieces(options: VerifyPiecesOptions): Promise<VerifiedPieces | undefined> {
  const { archive, chainId, signal, onProgress = () => {}, threads } = options
  const { chosen } = choosePieces(await archive.list(evmPieces(chainId)))
  const [first, last] = [chosen[0], chosen.at(-1)] as const
  if (first === undefined || last === undefined) return undefined
  const { verifier } = await pieceContext(chainId, "full")
  const decoder = await chunkDecoder({ chainId, verify: "full", threads })
  const settlements = new Settlements(verifier.tools.keccak, { believed: first.first - 1 })
  const total = last.last - first.first + 1
  const beginning = new Beginning(first.first)
  try {
    for await (const { key, blocks } of readPieces(archive, chosen, decoder, { from: first.first })) {
      signal?.throwIfAborted()
      const arrived = { blocks, bytes: 0, release: () => {} }
      refusing(key, () => settlements.take(arrived, () => true))
      for (const block of blocks) beginning.take(block)
      onProgress({ done: (blocks.at(-1)?.block.number ?? 0) - first.first + 1, total })
    }
  } finally {
    await decoder.close()
  }
  const unsettled = last.last - settlements.settled
  const unproven = Math.min(beginning.unproven, total - unsettled)
  return { first: first.first, last: last.last, pieces: chosen.length, unsettled, unproven }
}

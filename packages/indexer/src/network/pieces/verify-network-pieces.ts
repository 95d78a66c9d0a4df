import type { PrimaryChain } from "@serac/store"
import { type PieceArchive, PieceError, type PieceRange } from "@serac/store/pieces"
import { ChainPieces } from "./chain-pieces.ts"
import { readStatement, statementKey } from "./network-statement.ts"

/** Which pieces are verified. */
export interface VerifyNetworkPiecesOptions {
  readonly archive: PieceArchive
  readonly networkId: number
  readonly chain: PrimaryChain
  readonly signal?: AbortSignal | undefined
  /** Blocks that are verified, and all blocks. */
  readonly onProgress?: ((progress: { readonly done: number; readonly total: number }) => void) | undefined
}

/**
 * Verifies all pieces of a chain of a primary network: digests, IDs, parents, the network of every transaction, headers of the C-Chain, and
 * the signature of every container. Rewards, and the owners of what is spent, are verified when the pieces are indexed.
 *
 * @returns undefined if the archive has no piece of the chain.
 * @throws PieceError for the first piece that is refused.
 */
export async function verifyNetworkPieces(
  options: VerifyNetworkPiecesOptions,
): Promise<(PieceRange & { readonly pieces: number }) | undefined> {
  const { archive, networkId, chain, signal, onProgress = () => {} } = options
  const statement = await readStatement(archive, networkId)
  if (statement === undefined)
    throw new PieceError("PIECE_MISSING", statementKey(networkId), "the archive does not say what this network is")
  const reading = { network: statement.network, verify: "full", random: () => 0 } as const
  const pieces = await ChainPieces.open(chain, archive, reading)
  const { range } = pieces
  if (range === undefined) return undefined
  const { first, last } = range
  for (let next = first; next <= last; ) {
    signal?.throwIfAborted()
    next += (await pieces.from(next)).length
    onProgress({ done: next - first, total: last - first + 1 })
  }
  return { first, last, pieces: pieces.count }
}

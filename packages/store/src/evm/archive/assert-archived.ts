import { chainPart } from "../../engine.ts"
import { engineOf } from "../../engine-of.ts"
import type { Store } from "../../port.ts"
import { archiveDamaged } from "./archive-damaged-error.ts"
import { digestOf } from "./pack.ts"
import { nextChunk } from "./rows.ts"

/** The blocks to check, and a progress callback. */
export interface AssertArchivedOptions {
  /** The first and the last block to check. */
  readonly first: number
  readonly last: number
  readonly signal?: AbortSignal | undefined
  /** Called with the last block of each checked chunk. */
  readonly onProgress?: ((block: number) => void) | undefined
}

/**
 * Checks that the archive has these blocks without a gap, and that each chunk matches its stored digest; chunks are not
 * decompressed.
 *
 * @throws ArchiveDamagedError if a block is missing or a digest differs, TypeError for a store that `openStore` did not make.
 *
 * @example
 * ```ts
 * import { assertArchived, openStore } from "@serac/store"
 *
 * const store = await openStore({ kind: "sqlite", directory: "./serac-data" })
 * const range = await store.chain("43114").archiveRange()
 * if (range) await assertArchived(store, "43114", range)
 * await store.close()
 * ```
 */
export async function assertArchived(
  store: Store,
  chainId: string,
  { first, last, signal, onProgress }: AssertArchivedOptions,
): Promise<void> {
  const connection = engineOf(store).reader(chainPart(chainId))
  const chain = BigInt(chainId)
  for (let next = first; next <= last; ) {
    signal?.throwIfAborted()
    const chunk = await nextChunk(connection, chain, next - 1)
    const missingTo = Math.min(last, (chunk?.first ?? Number.MAX_SAFE_INTEGER) - 1)
    if (chunk === undefined || missingTo >= next)
      throw archiveDamaged(chain, { first: next, last: missingTo }, "are missing")
    if (digestOf(chunk.bytes) !== chunk.digest)
      throw archiveDamaged(chain, chunk, "do not have the digest that was stored with them")
    next = chunk.last + 1
    onProgress?.(chunk.last)
  }
}

import { chainPart } from "../../engine.ts"
import { engineOf } from "../../engine-of.ts"
import type { Store } from "../../port.ts"
import { archiveDamaged } from "./archive-damaged-error.ts"
import { digestOf } from "./pack.ts"
import { nextChunk } from "./rows.ts"

/** Which blocks are looked at, and who follows it. */
export interface AssertArchivedOptions {
  /** The first and the last of them. */
  readonly first: number
  readonly last: number
  readonly signal?: AbortSignal | undefined
  /** Gets the last block of each chunk that was looked at. */
  readonly onProgress?: ((block: number) => void) | undefined
}

/**
 * Looks whether the archive has these blocks, without a hole, and each chunk of them the digest that was stored with it; what is in
 * them is not decompressed.
 *
 * @throws ArchiveDamagedError where it is not so, TypeError for a store that `openStore` did not make.
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

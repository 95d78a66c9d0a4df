import { ServiceError } from "@serac/server/http"
import type { ProjectionStatus } from "@serac/store"
import { statusesOf } from "./projection-statuses.ts"
import type { ServedChain } from "./served-chain.ts"

/**
 * Throws a {@link ServiceError} (503) unless all transactions of a chain are traced, since only traces contain internal transactions, and
 * while these are being built from the archive. A chain without transactions has none.
 */
export async function assertTraced(chain: ServedChain): Promise<void> {
  await assertMade(chain)
  const { chainId, reader } = chain
  const traced = await reader.traced()
  if (traced?.isWhole === true) return
  if (traced === undefined) {
    if ((await reader.status())?.transactions === 0) return
    throw new ServiceError(
      503,
      `internal transactions of chain ${chainId} are not known, since its node does not trace`,
    )
  }
  throw new ServiceError(
    503,
    `internal transactions of chain ${chainId} are known from block ${traced.firstBlock} on only; index it again to have all`,
  )
}

/**
 * Throws a {@link ServiceError} (503) while internal transactions are being built from the archive: those of all blocks, or those of one block
 * that does not have its own yet.
 */
export async function assertMade(chain: ServedChain, blockNumber?: number): Promise<void> {
  const rows = await rowsBeingMade(chain)
  if (rows === undefined || (blockNumber !== undefined && blockNumber < rows.next)) return
  throw new ServiceError(
    503,
    `internal transactions of chain ${chain.chainId} are being made: ${rows.next} of ${rows.head + 1} blocks have theirs`,
    { retryAfter: 10 },
  )
}

/** The progress of internal transactions that are being built from the archive; undefined where none are. */
export async function rowsBeingMade(chain: ServedChain): Promise<ProjectionStatus | undefined> {
  const rows = (await statusesOf(chain)).get("internal-transaction-rows")
  if (rows?.state !== "behind") return undefined
  const archived = await chain.reader.archiveRange()
  // Blocks outside the archive are never built.
  return archived !== undefined && archived.first <= rows.next && rows.next <= archived.last ? rows : undefined
}

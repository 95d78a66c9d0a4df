import { ServiceError } from "@serac/http"
import type { ServedChain } from "./served-chain.ts"

/**
 * Throws a {@link ServiceError} (503) unless all transactions of a chain are traced, as internal transactions are known by traces
 * alone. A chain without transactions has none.
 */
export async function assertTraced({ chainId, reader }: ServedChain): Promise<void> {
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

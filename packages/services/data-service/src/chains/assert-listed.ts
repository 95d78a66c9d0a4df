import { ServiceError } from "@serac/http"
import type { List } from "@serac/store"
import { statusesOf } from "./projection-statuses.ts"
import type { ServedChain } from "./served-chain.ts"

/**
 * Throws a {@link ServiceError} (503) unless lists have every block that is stored: one that lacks some says how far it is, and that
 * it is worth asking again; one that the operator has left out does not.
 */
export async function assertListed(chain: ServedChain, lists: readonly List[]): Promise<void> {
  const statuses = await statusesOf(chain)
  for (const { name } of lists) {
    const status = statuses.get(name)
    if (status?.state === "current") continue
    if (status?.state === "off")
      throw new ServiceError(503, `this service does not keep the list ${name} of chain ${chain.chainId}`)
    const { next, head } = status ?? { next: 0, head: 0 }
    const message = `the list ${name} of chain ${chain.chainId} is being made: it has ${next} of ${head + 1} blocks`
    throw new ServiceError(503, message, { retryAfter: 10 })
  }
}

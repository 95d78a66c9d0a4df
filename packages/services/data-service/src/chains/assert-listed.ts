import { ServiceError } from "@serac/http"
import type { List, ProjectionStatus } from "@serac/store"
import type { ServedChain } from "./served-chain.ts"

interface Known {
  /** The chain's when they were read. */
  readonly version: string
  readonly statuses: ReadonlyMap<string, ProjectionStatus>
}

const known = new WeakMap<ServedChain, Known>()

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

async function statusesOf(chain: ServedChain): Promise<Known["statuses"]> {
  const version = await chain.reader.version()
  const before = known.get(chain)
  if (before?.version === version) return before.statuses
  const statuses = new Map((await chain.reader.projections()).map((status) => [status.name, status]))
  known.set(chain, { version, statuses })
  return statuses
}

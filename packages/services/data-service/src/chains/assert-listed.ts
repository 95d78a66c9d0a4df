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
  for (const { name } of lists) await assertCurrent(chain, name, `the list ${name}`)
}

/** The same of any projection. @param words - what it is called. */
export async function assertCurrent(chain: ServedChain, name: string, words: string): Promise<void> {
  const status = (await statusesOf(chain)).get(name)
  if (status?.state === "current") return
  if (status?.state === "off")
    throw new ServiceError(503, `this service does not keep ${words} of chain ${chain.chainId}`)
  const { next, head } = status ?? { next: 0, head: 0 }
  const message = `${words} of chain ${chain.chainId} is being made: it has ${next} of ${head + 1} blocks`
  throw new ServiceError(503, message, { retryAfter: 10 })
}

async function statusesOf(chain: ServedChain): Promise<Known["statuses"]> {
  const version = await chain.reader.version()
  const before = known.get(chain)
  if (before?.version === version) return before.statuses
  const statuses = new Map((await chain.reader.projections()).map((status) => [status.name, status]))
  known.set(chain, { version, statuses })
  return statuses
}

import { ServiceError } from "@serac/server/http"
import type { List, ProjectionStatus } from "@serac/store"
import { rowsBeingMade } from "./assert-traced.ts"
import { statusesOf } from "./projection-statuses.ts"
import type { ServedChain } from "./served-chain.ts"

/**
 * Throws a {@link ServiceError} (503) unless lists have every stored block: temporary and with the progress for a list that is catching up,
 * permanent for one that the operator has disabled.
 */
export async function assertListed(chain: ServedChain, lists: readonly List[]): Promise<void> {
  const statuses = await statusesOf(chain)
  for (const { name } of lists) requireCurrent(chain, statuses.get(name), `the list ${name}`)
}

/** Whether lists have every stored block, and all listed items exist. */
export async function isListed(chain: ServedChain, lists: readonly List[]): Promise<boolean> {
  const statuses = await statusesOf(chain)
  if (lists.some(({ name }) => statuses.get(name)?.state !== "current")) return false
  const hasInternal = lists.some(({ of }) => of === "internalTransactions")
  return !hasInternal || (await rowsBeingMade(chain)) === undefined
}

/** As {@link assertListed}, for any projection. @param words - its name in messages. */
export async function assertCurrent(chain: ServedChain, name: string, words: string): Promise<void> {
  requireCurrent(chain, (await statusesOf(chain)).get(name), words)
}

function requireCurrent({ chainId }: ServedChain, status: ProjectionStatus | undefined, words: string): void {
  if (status?.state === "current") return
  if (status?.state === "off") throw new ServiceError(503, `this service does not keep ${words} of chain ${chainId}`)
  const { next, head } = status ?? { next: 0, head: 0 }
  const message = `${words} of chain ${chainId} is being made: it has ${next} of ${head + 1} blocks`
  throw new ServiceError(503, message, { retryAfter: 10 })
}

import type { ProjectionStatus } from "@serac/store"
import type { ServedChain } from "./served-chain.ts"

interface Known {
  /** The version of the chain when the statuses were read. */
  readonly version: string
  readonly statuses: ReadonlyMap<string, ProjectionStatus>
}

const statusesByChain = new WeakMap<ServedChain, Known>()

/**
 * The progress of a chain's lists and of the rows rebuilt from its archive, by name. Read once per version of the chain, and at every call
 * while anything is being built, since that progress does not change the version.
 */
export async function statusesOf(chain: ServedChain): Promise<Known["statuses"]> {
  const version = await chain.reader.version()
  const before = statusesByChain.get(chain)
  if (before?.version === version) return before.statuses
  const [lists, rows] = await Promise.all([followed(chain), chain.reader.rebuilds()])
  const all = [...lists, ...rows]
  const statuses = new Map(all.map((status) => [status.name, status]))
  if (all.every(({ state }) => state !== "behind")) statusesByChain.set(chain, { version, statuses })
  return statuses
}

/** Blocks at the head that lists may lack, since lists are updated after a block is stored. */
const maxFollowing = 8
/** Maximum wait for these blocks, and the polling interval, in milliseconds. */
const maxMilliseconds = 250
const intervalMilliseconds = 2

/** The progress of chains at which a wait timed out: their writer has stopped. */
const waitedInVain = new WeakMap<ServedChain, string>()

/** The progress of a chain's lists; waits briefly for lists that lack a block stored just now. */
async function followed(chain: ServedChain): Promise<readonly ProjectionStatus[]> {
  const until = performance.now() + maxMilliseconds
  for (;;) {
    const statuses = await chain.reader.projections()
    const behind = statuses.filter(({ state }) => state === "behind")
    if (behind.length === 0 || behind.some(({ next, head }) => head + 1 - next > maxFollowing)) return statuses
    const lacking = behind.map(({ name, next }) => `${name} ${next}`).join()
    if (waitedInVain.get(chain) === lacking) return statuses
    if (performance.now() >= until) {
      waitedInVain.set(chain, lacking)
      return statuses
    }
    await new Promise((resolve) => setTimeout(resolve, intervalMilliseconds))
  }
}

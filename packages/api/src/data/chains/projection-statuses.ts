import type { ProjectionStatus } from "@serac/store"
import type { ServedChain } from "./served-chain.ts"

interface Known {
  /** The chain's when they were read. */
  readonly version: string
  readonly statuses: ReadonlyMap<string, ProjectionStatus>
}

const statusesByChain = new WeakMap<ServedChain, Known>()

/**
 * How far the lists of a chain are, and the rows that are made of its archive again, by name; read once for each state of the chain, and
 * each time as long as anything is being made, whose progress is no change of what is served.
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

/** Blocks at the head that lists may lack since they are given to them after they were stored. */
const maxFollowing = 8
/** How long that is waited for, and how often it is looked, in milliseconds. */
const maxMilliseconds = 250
const intervalMilliseconds = 2

/** How far chains were when it was waited in vain: who writes them has ended in between. */
const waitedInVain = new WeakMap<ServedChain, string>()

/** How far the lists of a chain are; where a block was stored just now that they lack, as soon as they have it. */
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

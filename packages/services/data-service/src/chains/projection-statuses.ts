import type { ProjectionStatus } from "@serac/store"
import type { ServedChain } from "./served-chain.ts"

interface Known {
  /** The chain's when they were read. */
  readonly version: string
  readonly statuses: ReadonlyMap<string, ProjectionStatus>
}

const known = new WeakMap<ServedChain, Known>()

/**
 * How far the lists of a chain are, and the rows that are made of its archive again, by name; read once for each state of the chain, and
 * each time as long as anything is being made, whose progress is no change of what is served.
 */
export async function statusesOf(chain: ServedChain): Promise<Known["statuses"]> {
  const version = await chain.reader.version()
  const before = known.get(chain)
  if (before?.version === version) return before.statuses
  const [lists, rows] = await Promise.all([chain.reader.projections(), chain.reader.rebuilds()])
  const all = [...lists, ...rows]
  const statuses = new Map(all.map((status) => [status.name, status]))
  if (all.every(({ state }) => state !== "behind")) known.set(chain, { version, statuses })
  return statuses
}

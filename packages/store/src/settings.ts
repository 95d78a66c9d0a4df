import { allProjections, type DeclaredProjection } from "./evm/all-projections.ts"
import { defaultMemory } from "./memory.ts"

/** The settings of a store: members of `serac.json`. */
export const storeSettings = {
  queryTimeout: {
    type: "integer",
    minimum: 100,
    maximum: 600_000,
    default: 15_000,
    description: "milliseconds a costly database query may take; then 503",
    unit: "ms",
  },
  memory: {
    type: "integer",
    minimum: 2 ** 26,
    maximum: 2 ** 40,
    default: defaultMemory,
    description:
      "bytes of memory for indexing EVM chains, divided among them: a half of it for list entries that are sorted at once while lists are far behind, a sixteenth each for SQLite's cache, its write-ahead log, and unprocessed node responses",
    flag: "memory",
    unit: "bytes",
  },
} as const

/** The projections that an operator can select: the lists of EVM chains, and balances, fees and holders. */
export const declaredProjections: readonly Pick<DeclaredProjection, "name" | "about" | "canWait">[] = allProjections

/** Names of the projections that an operator can select. */
export const projectionNames: readonly string[] = declaredProjections.map(({ name }) => name)

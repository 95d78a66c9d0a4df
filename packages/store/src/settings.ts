import { allProjections, type DeclaredProjection } from "./evm/all-projections.ts"

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
} as const

/** The projections that an operator can select: the lists of EVM chains, and balances, fees and holders. */
export const declaredProjections: readonly Pick<DeclaredProjection, "name" | "about" | "canWait">[] = allProjections

/** Names of the projections that an operator can select. */
export const projectionNames: readonly string[] = declaredProjections.map(({ name }) => name)

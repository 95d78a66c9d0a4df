import { allProjections } from "./evm/all-projections.ts"

/** How a store is used: members of `serac.json`. */
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

/** Names of the projections that an operator may choose. */
export const projectionNames: readonly string[] = allProjections.map(({ name }) => name)

import { type Distribution, readDistribution, type StoreLocation, StoreVersionError } from "@serac/store"

/** Says after `serac migrate` and `serac restore` that tables which these made are not distributed over the workers of Citus. */
export async function undistributedTables(location: StoreLocation): Promise<string | undefined> {
  if (location.kind === "sqlite") return undefined
  try {
    return describeUndistributed(await readDistribution(location))
  } catch (error) {
    // Most databases do not have the extension.
    if (error instanceof StoreVersionError) return undefined
    throw error
  }
}

/** Undefined where all tables are distributed, or none is and there is no worker: the extension alone is no cluster. */
export function describeUndistributed({ tables, workers }: Omit<Distribution, "citus">): string | undefined {
  const names = tables.filter(({ isDistributed }) => !isDistributed).map(({ name }) => name)
  if (names.length === 0 || (workers === 0 && names.length === tables.length)) return undefined
  const subject = names.length === 1 ? "1 table is" : `${names.length} tables are`
  const shown = names.length > 3 ? `${names.slice(0, 3).join(", ")}, ...` : names.join(", ")
  return `${subject} not distributed over the workers of Citus (${shown}): run serac distribute`
}

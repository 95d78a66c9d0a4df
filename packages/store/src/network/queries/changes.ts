import { changeQueries } from "../../changes/change-queries.ts"

/** Statements on the changes of a primary network. */
export const networkChanges = changeQueries({ table: "primary_change", column: "network_id", parameter: "network" })

export const networkChangeQueries = Object.values(networkChanges)

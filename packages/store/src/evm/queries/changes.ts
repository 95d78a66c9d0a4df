import { changeQueries } from "../../changes/change-queries.ts"

/** Statements on the changes of an EVM chain. */
export const chainChanges = changeQueries({ table: "evm_change", column: "chain_id", parameter: "chain" })

export const chainChangeQueries = Object.values(chainChanges)

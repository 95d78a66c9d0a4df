import type { Query } from "../../queries/query.ts"

const stretch = "SEARCH evm_counter USING PRIMARY KEY (chain_id=? AND period=? AND start"

/** Counters that start before a moment, newest first. */
export const listCounters: Query = {
  name: "list_counters",
  sql: `SELECT start AS "start", blocks AS "blocks", transactions AS "transactions", gas_used AS "gasUsed",
    first_block_at AS "firstBlockAt", last_block_at AS "lastBlockAt" FROM evm_counter
    WHERE chain_id = :chain AND period = :period AND start < :start ORDER BY start DESC LIMIT :limit`,
  plan: { sqlite: [`${stretch}<?)`], postgres: ["evm_counter_pkey"] },
}

/** Deletes counters before they are written again. */
export const deleteCountersFrom: Query = {
  name: "delete_counters_from",
  sql: "DELETE FROM evm_counter WHERE chain_id = :chain AND period = :period AND start >= :start",
  plan: { sqlite: [`${stretch}>?)`], postgres: ["evm_counter_pkey"] },
}
